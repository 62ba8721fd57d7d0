// Long messages come packed: what a table tells is mostly the same words again and again.

/** The subprotocols to ask for: a browser that cannot unpack gets everything as text. */
export const packing = typeof DecompressionStream === 'undefined' ? [] : ['entrepot.deflate'];

/** A message: short ones are text, long ones packed bytes. Null if it cannot be read. */
export async function read<Message>(data: string | Blob): Promise<Message | null> {
  try {
    return JSON.parse(typeof data === 'string' ? data : await unpacked(data)) as Message;
  } catch {
    return null;
  }
}

function unpacked(data: Blob): Promise<string> {
  return new Response(data.stream().pipeThrough(new DecompressionStream('deflate'))).text();
}
