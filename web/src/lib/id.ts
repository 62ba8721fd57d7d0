// Names for requests. `crypto.randomUUID` exists on secure pages only, and a table in the home network is none.

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
