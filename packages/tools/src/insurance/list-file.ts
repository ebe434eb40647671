const decoded = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

const asUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * The text of a file that a spreadsheet saved: UTF-8, UTF-16 where its mark says so ("Unicode text" of Excel), otherwise what
 * Windows writes in Central Europe. @returns why it is refused where it is no text.
 */
export function textOfListFile(bytes: Uint8Array): { text: string } | { refused: string } {
  if (startsWith(bytes, 0x50, 0x4b) || startsWith(bytes, 0xd0, 0xcf))
    return { refused: 'This is a workbook. Save the sheet as CSV, and choose that file' };
  if (startsWith(bytes, 0xff, 0xfe)) return { text: decoded('utf-16le', bytes) };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: decoded('utf-16be', bytes) };
  const text = asUtf8(bytes) ?? decoded('windows-1250', bytes);
  return text.includes('\u0000') ? { refused: 'This file is no text. Save the sheet as CSV' } : { text };
}
