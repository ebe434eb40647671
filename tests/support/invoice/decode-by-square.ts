import { spawnSync } from 'node:child_process';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUV';

/** The bytes that a text in base32hex stands for. */
function bytesOf(text: string): Uint8Array {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/**
 * Decodes a PAY by square code without the library that writes it: the letters by hand, the LZMA by xz, as its own file
 * format has it (properties, dictionary of 2^17, length).
 * @returns the fields in the order of the standard.
 */
export function decodeBySquare(code: string): readonly string[] {
  const bytes = bytesOf(code);
  const length = (bytes[2] ?? 0) + 256 * (bytes[3] ?? 0);
  const head = [0x5d, 0, 0, 2, 0, length & 0xff, length >> 8, 0, 0, 0, 0, 0, 0];
  const packed = Buffer.concat([Buffer.from(head), bytes.subarray(4)]);
  const { stdout, status, stderr } = spawnSync('xz', ['--format=lzma', '--decompress', '--stdout'], {
    input: packed,
  });
  if (status !== 0) throw new Error(`xz: ${stderr}`);
  // The first four bytes are a check sum.
  return stdout.subarray(4).toString('utf8').split('\t');
}
