import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, sealedWith, unseal } from './seal.ts';

const old = { id: '2025', key: randomBytes(32) };
const newest = { id: '2026-b', key: randomBytes(32) };
const bytes = randomBytes(100_000);
const name = 'uploads/0123';

test('what was sealed is opened by the key it names, whichever is the newest', () => {
  const sealed = seal(bytes, name, old);
  expect(sealedWith(sealed)).toBe('2025');
  expect(unseal(sealed, name, [newest, old]).equals(bytes)).toBe(true);
  expect(sealed.includes(bytes.subarray(0, 16))).toBe(false);
});

test('an empty file is sealed too, and the same file never twice in the same way', () => {
  expect(unseal(seal(new Uint8Array(), name, old), name, [old])).toHaveLength(0);
  expect(seal(bytes, name, old).equals(seal(bytes, name, old))).toBe(false);
});

test('without its key it stays shut, and says which is missing', () => {
  expect(() => unseal(seal(bytes, name, old), name, [newest])).toThrow(
    'The key 2025 is not among FILES_KEYS',
  );
  const other = { id: '2025', key: randomBytes(32) };
  expect(() => unseal(seal(bytes, name, old), name, [other])).toThrow('not as it was sealed');
});

test('one in the place of another is not opened', () => {
  expect(() => unseal(seal(bytes, name, old), 'uploads/4567', [old])).toThrow('not as it was sealed');
});

test('a single bit that is changed, wherever, is seen', () => {
  const sealed = seal(Buffer.from('short'), name, old);
  for (let at = 0; at < sealed.length; at += 1) {
    const tampered = Buffer.from(sealed);
    tampered[at] = (tampered[at] ?? 0) ^ 1;
    expect(() => unseal(tampered, name, [old])).toThrow();
  }
});

test.each([0, 3, 4, 5, 20, 36])('%i bytes of it are no sealed file', (length) => {
  expect(() => unseal(seal(bytes, name, old).subarray(0, length), name, [old])).toThrow('no sealed file');
});
