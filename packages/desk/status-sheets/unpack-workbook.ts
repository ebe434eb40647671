import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';

/** A year of the office's lists has a tenth of it. What unpacks to more was made to. */
const mostUnpackedBytes = 80 * 1024 * 1024;
const mostParts = 500;

const signatures = { xlsx: [0x50, 0x4b, 0x03, 0x04], xls: [0xd0, 0xcf, 0x11, 0xe0] } as const;

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** The parts that say what is in cells; pictures, fonts and programs are left out. */
const isWanted = ({ name }: UnzipFileInfo): boolean => /\.(xml|rels)$/.test(name) && !name.includes('..');

/**
 * A workbook that can be opened without harm: an XLSX is unpacked within limits and packed anew without compression, an
 * XLS is as it is, since nothing in it unpacks.
 * @returns nothing of what is no workbook, or unpacks to too much.
 */
export function unpackWorkbook(bytes: Uint8Array): Uint8Array | undefined {
  if (begins(bytes, signatures.xls)) return bytes;
  if (!begins(bytes, signatures.xlsx)) return undefined;
  let [parts, unpackedBytes] = [0, 0];
  try {
    const unpacked = unzipSync(bytes, {
      filter: (file) => {
        parts += 1;
        if (!isWanted(file)) return false;
        // As much memory is taken as the file says, and no more: what lies about its size is cut off.
        unpackedBytes += file.originalSize;
        if (parts > mostParts || unpackedBytes > mostUnpackedBytes) throw new Error('It unpacks to too much');
        return true;
      },
    });
    return zipSync(unpacked, { level: 0 });
  } catch {
    return undefined;
  }
}
