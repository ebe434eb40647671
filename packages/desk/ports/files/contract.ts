import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilesPort } from './port.ts';

/** An adapter under test, empty when it is opened. */
export type FilesSubject = { port: FilesPort; close: () => Promise<void> };

const bytesOf = async (stream: ReadableStream<Uint8Array> | undefined): Promise<Buffer | undefined> => {
  if (!stream) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
};

/** What is no key: ways out of a folder, hidden files, what a visitor would write. */
const noKeys = [
  '',
  '..',
  '../majak.db',
  '/etc/passwd',
  'uploads/../../x',
  'uploads//x',
  'uploads/',
  '.hidden',
  'uploads/.x',
  'a b.pdf',
  'č.pdf',
  'a\0.pdf',
  'a?x=1',
  'a#b',
  'a%2Fb',
  'a\\b',
  'x'.repeat(300),
];

/** What every files port promises, wherever the files lie. */
export function filesContract(name: string, open: () => Promise<FilesSubject>): void {
  describe(`${name} keeps the contract of the files port`, () => {
    let subject: FilesSubject;
    let port: FilesPort;
    beforeAll(async () => {
      subject = await open();
      port = subject.port;
    });
    afterAll(() => subject.close());
    const keysBelow = async (prefix: string) => {
      const keys: string[] = [];
      for await (const key of port.list(prefix)) keys.push(key);
      return keys;
    };

    test('what is put comes back byte for byte, with its size and its type', async () => {
      const bytes = randomBytes(3 * 1024 * 1024 + 17);
      await port.put('round/trip.webp', bytes);
      expect(await port.has('round/trip.webp')).toEqual({ size: bytes.length, type: 'image/webp' });
      expect(bytes.equals((await bytesOf(await port.get('round/trip.webp'))) ?? Buffer.alloc(0))).toBe(true);
    });

    test('an empty file is a file', async () => {
      await port.put('empty.bin', new Uint8Array());
      expect(await port.has('empty.bin')).toEqual({ size: 0, type: 'application/octet-stream' });
      expect(await bytesOf(await port.get('empty.bin'))).toEqual(Buffer.alloc(0));
    });

    test.each([
      [0, 1, 'ab'],
      [2, 5, 'cdef'],
      [9, 9, 'j'],
    ])('bytes %i to %i of a file are read without the others', async (first, last, text) => {
      await port.put('range.mp4', Buffer.from('abcdefghij'));
      expect(String(await bytesOf(await port.get('range.mp4', { first, last })))).toBe(text);
    });

    test('putting again replaces', async () => {
      const writes = Array.from({ length: 5 }, (_, index) => Buffer.alloc(100_000 + index, index));
      for (const bytes of writes) await port.put('again.bin', bytes);
      expect(await bytesOf(await port.get('again.bin'))).toEqual(writes.at(-1));
    });

    test('what is not there is nothing, and removing it is no fault', async () => {
      expect(await port.has('none.pdf')).toBeUndefined();
      expect(await port.get('none.pdf')).toBeUndefined();
      await expect(port.remove('none.pdf')).resolves.toBeUndefined();
    });

    test('what was removed is gone, and its neighbours stay', async () => {
      await port.put('gone/a.pdf', Buffer.from('a'));
      await port.put('gone/ab.pdf', Buffer.from('ab'));
      await port.remove('gone/a.pdf');
      expect(await port.has('gone/a.pdf')).toBeUndefined();
      expect(await keysBelow('gone/')).toEqual(['gone/ab.pdf']);
    });

    test('lists the keys that begin with a prefix, in their order', async () => {
      for (const key of ['list/b.png', 'list/a.png', 'list/deep/c.png', 'listed.png'])
        await port.put(key, Buffer.from(key));
      expect(await keysBelow('list/')).toEqual(['list/a.png', 'list/b.png', 'list/deep/c.png']);
      expect(await keysBelow('list')).toContain('listed.png');
      expect(await keysBelow('nowhere/')).toEqual([]);
    });

    test('clearing what was never finished leaves what was', async () => {
      await port.put('whole/a.pdf', Buffer.from('a'));
      await port.clearUnfinished(new Date(Date.now() + 60_000));
      expect(await keysBelow('whole/')).toEqual(['whole/a.pdf']);
    });

    test.each(noKeys)('%j is no key, whatever is asked', async (key) => {
      await expect(port.put(key, Buffer.from('x'))).rejects.toThrow('no key');
      await expect(port.get(key)).rejects.toThrow('no key');
      await expect(port.has(key)).rejects.toThrow('no key');
      await expect(port.remove(key)).rejects.toThrow('no key');
    });

    test('the line at the start says where the files lie', () => expect(port.target).toMatch(/./));
  });
}
