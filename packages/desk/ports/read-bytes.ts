/**
 * Reads a body, up to a limit.
 * @returns nothing when it is longer, whatever its header says, or when the connection ends before it does.
 */
export async function readBytes(
  { body, headers }: { body: AsyncIterable<Uint8Array> | null; headers: Headers },
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (Number(headers.get('content-length')) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}
