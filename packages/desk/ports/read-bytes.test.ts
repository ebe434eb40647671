import { expect, test } from 'vitest';
import { readBytes } from './read-bytes.ts';

async function* pieces(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const [at, size] of sizes.entries()) yield new Uint8Array(size).fill(at + 1);
}
const read = (body: AsyncIterable<Uint8Array> | null, length?: string, most = 100) =>
  readBytes({ body, headers: new Headers(length === undefined ? {} : { 'content-length': length }) }, most);
const asSent = Buffer.from([1, 1, 1, 2, 2]);

test.each([undefined, '5', '2', '90', 'x', '-1', '1.5'])(
  'a body that says that it has %s bytes is read as it comes',
  async (length) => expect(await read(pieces(3, 2), length)).toEqual(asSent),
);

test('a body of a length that it has told lies in one piece of memory of that length', async () => {
  const bytes = await read(pieces(3, 2), '5');
  expect([bytes?.byteOffset, bytes?.buffer.byteLength]).toEqual([0, 5]);
});

test('what is too long, whatever it says, or breaks off is nothing; no body is empty', async () => {
  expect(await read(pieces(3, 2), '101')).toBeUndefined();
  expect(await read(pieces(60, 60), '5')).toBeUndefined();
  async function* broken() {
    yield new Uint8Array(3);
    throw new Error('gone');
  }
  expect(await read(broken(), '5')).toBeUndefined();
  expect(await read(null)).toEqual(Buffer.alloc(0));
});
