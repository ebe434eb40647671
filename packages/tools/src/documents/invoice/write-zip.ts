/** A file to be put into an archive. */
export type ZipFile = { name: string; content: string };

const table = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Numbers as little-endian bytes: each with its width. */
function littleEndian(...numbers: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  return Uint8Array.from(
    numbers.flatMap(([value, width]) =>
      Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** at) % 256),
    ),
  );
}

/** 1 January 1980, the first day that an archive knows: the same files are the same archive. */
const [time, day] = [0, 33];
const utf8 = 1 << 11;

/** Packs texts into an archive that any system opens; nothing is compressed. Source: PKWARE's APPNOTE, 4.3. */
export function writeZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, content } of files) {
    const [called, bytes] = [encoder.encode(name), encoder.encode(content)];
    const about = [
      [20, 2],
      [utf8, 2],
      [0, 2],
      [time, 2],
      [day, 2],
      [crcOf(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [called.length, 2],
      [0, 2],
    ] as const;
    const local = [littleEndian([0x04034b50, 4], ...about), called, bytes];
    directory.push(
      littleEndian([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      called,
    );
    parts.push(...local);
    at += local.reduce((sum, part) => sum + part.length, 0);
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = littleEndian(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [size, 4],
    [at, 4],
    [0, 2],
  );
  const all = [...parts, ...directory, end];
  const archive = new Uint8Array(at + size + end.length);
  let to = 0;
  for (const part of all) {
    archive.set(part, to);
    to += part.length;
  }
  return archive;
}
