/** How many bytes may still come out of a file, however small it is packed; counted down by each part. */
export type InflateBudget = { left: number };

/**
 * Unpacks Deflate, in a zlib envelope as in PDF or raw as in ZIP.
 * @returns nothing where the data is broken, cut off, or more than what the budget has left.
 */
export async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'deflate-raw',
  budget: InflateBudget,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      budget.left -= read.value.length;
      if (budget.left < 0) {
        await reader.cancel();
        return undefined;
      }
      parts.push(new Uint8Array(read.value));
    }
  } catch {
    return undefined;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
