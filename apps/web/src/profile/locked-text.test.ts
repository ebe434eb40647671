import { beforeAll, expect, test } from 'vitest';
import { iterations, keyFrom, lockText, readLocked, type TextKey, unlockText } from './locked-text.ts';

const text = '{"form":"profile","typed":{"person.name":"Ana O’Neill"}}';
let key: TextKey;
beforeAll(async () => {
  key = await keyFrom('correct horse, Ångström');
});

const lockedWith = async (one: TextKey) => {
  const locked = readLocked(await lockText(text, one));
  if (!locked) throw new Error('It was not locked');
  return locked;
};

test('a text comes back by its passphrase alone, and shows nothing of itself', async () => {
  const locked = await lockedWith(key);
  expect(JSON.stringify(locked)).not.toMatch(/Ana|horse/);
  expect(locked).toMatchObject({ iterations: 600_000, salt: key.salt });
  expect(await unlockText(locked, key)).toBe(text);
  // Composed of a letter and its ring, as another keyboard writes it.
  const again = await keyFrom('correct horse, A\u030angstro\u0308m', locked);
  expect(again).toEqual(key);
  expect(await unlockText(locked, await keyFrom('correct horse', locked))).toBeUndefined();
});

test('two passphrases that are the same make two keys, and two writings look different', async () => {
  expect((await keyFrom('correct horse, Ångström')).bits).not.toBe(key.bits);
  const [one, other] = await Promise.all([lockedWith(key), lockedWith(key)]);
  expect(one.iv).not.toBe(other.iv);
  expect(one.data).not.toBe(other.data);
});

test('what was changed is not opened', async () => {
  const locked = await lockedWith(key);
  const swapped = locked.data.startsWith('A') ? 'B' : 'A';
  expect(await unlockText({ ...locked, data: swapped + locked.data.slice(1) }, key)).toBeUndefined();
  expect(await unlockText({ ...locked, iv: 'AAAA' }, key)).toBeUndefined();
});

const good = { locked: 1, iterations, salt: 'AAAA', iv: 'AAAA', data: 'AAAA' };
test.each([
  ['a profile that is not locked', text],
  ['no JSON', '{'],
  ['too few iterations', JSON.stringify({ ...good, iterations: 1000 })],
  ['iterations for hours', JSON.stringify({ ...good, iterations: 1e12 })],
  ['a later way of locking', JSON.stringify({ ...good, locked: 2 })],
  ['no base64', JSON.stringify({ ...good, salt: '<x>' })],
])('%s is no locked text', (_what, kept) => {
  expect(readLocked(kept)).toBeUndefined();
  expect(readLocked(JSON.stringify(good))).toEqual(good);
});
