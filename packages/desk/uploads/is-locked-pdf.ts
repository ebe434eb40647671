/** Where a trailer, or the stream of references that stands for one, names what locks the file (ISO 32000-2, 7.5.5). */
const lock = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;

/**
 * Whether a PDF that cannot be opened says itself that it is locked. A library that unpacks objects before it looks at
 * that finds nothing but noise in them.
 */
export const isLockedPdf = (bytes: Uint8Array): boolean => lock.test(Buffer.from(bytes).toString('latin1'));
