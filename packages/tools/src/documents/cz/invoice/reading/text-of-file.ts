/** Each byte as the letter of its number, so that places in the text are places in the file. */
export function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

/** The encoding a file names at its very start, or shows by its first bytes; UTF-8 without either. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return 'utf-8';
  return (
    /^<\?xml[^>]{0,200}encoding=["']([\w.:-]{1,40})["']/.exec(latin1(bytes.subarray(0, 300)))?.[1] ?? 'utf-8'
  );
}

/** A file as text, without its byte order mark. @returns nothing where it is not text in the encoding it names. */
export function textOfFile(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
