// Ids for requests. `crypto.randomUUID` exists only on secure pages, which a table in the home network is not.

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
