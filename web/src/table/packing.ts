// Long messages are compressed: what a table sends is very repetitive.

/** The subprotocols to ask for: a browser that cannot decompress gets everything as text. */
export const packing = typeof DecompressionStream === 'undefined' ? [] : ['entrepot.deflate'];

/** A message: short ones are text, long ones compressed bytes. Null if it cannot be read. */
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
