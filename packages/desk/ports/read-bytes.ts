/** What is ready to be filled, for a body of a length that it has told. */
function roomFor(headers: Headers): Buffer {
  const declared = Number(headers.get('content-length'));
  // Its own memory, not a part of what small buffers share; none is taken before it is written to.
  return Buffer.allocUnsafeSlow(Number.isSafeInteger(declared) && declared > 0 ? declared : 0);
}

/** As much again, or what is needed: who tells no length, or unpacks, says by and by how long a body is. */
function larger(bytes: Buffer, needed: number): Buffer {
  const grown = Buffer.allocUnsafeSlow(Math.max(needed, 2 * bytes.length));
  bytes.copy(grown);
  return grown;
}

/**
 * Reads a body, up to a limit, into one piece of memory.
 * @returns nothing when it is longer, whatever its header says, or when the connection ends before it does.
 */
export async function readBytes(
  { body, headers }: { body: AsyncIterable<Uint8Array> | null; headers: Headers },
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (Number(headers.get('content-length')) > maxBytes) return undefined;
  let bytes = roomFor(headers);
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      const next = size + chunk.byteLength;
      if (next > maxBytes) return undefined;
      if (next > bytes.length) bytes = larger(bytes, next);
      bytes.set(chunk, size);
      size = next;
    }
  } catch {
    return undefined;
  }
  return bytes.subarray(0, size);
}
