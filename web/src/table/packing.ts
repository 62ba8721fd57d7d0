// Long messages come packed: what a table tells is mostly the same words again and again.

/** The subprotocols to ask for: a browser that cannot unpack gets everything as text. */
export const packing = typeof DecompressionStream === 'undefined' ? [] : ['entrepot.deflate'];

/** The text of a message: short ones are text, long ones packed bytes. */
export async function unpacked(data: string | Blob): Promise<string> {
  if (typeof data === 'string') return data;
  return new Response(data.stream().pipeThrough(new DecompressionStream('deflate'))).text();
}
