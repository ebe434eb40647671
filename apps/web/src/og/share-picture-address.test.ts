import { expect, test } from 'vitest';
import { readSharePath, type ShareWords, sharePath } from './share-picture-address.ts';

const words = (title: string, kicker = ''): ShareWords => ({ title, kicker });
const read = (path = '/', change: Record<string, string> = {}) => {
  const { pathname, searchParams } = new URL(path, 'https://majak.example');
  for (const [name, value] of Object.entries(change)) searchParams.set(name, value);
  return readSharePath(pathname.replace(/^\/og\/|\.png$/g, ''), searchParams);
};

test.each([
  words('Trade licence', 'Service · 6\u202f900\u00a0CZK · 5 working days'),
  words('Příliš žluťoučký kůň & 100 % + „uvozovky“'),
  words('Dịch vụ xin giấy phép cư trú', 'Dịch vụ'),
  words('Дозвіл на проживання у Чехії'),
])('$title comes back as it was', (given) => expect(read(sharePath(given))).toEqual(given));

test('nobody has words of their own drawn', () => {
  const path = sharePath(words('Trade licence', 'Service'));
  expect(read(path)).toBeDefined();
  expect(read(path, { title: 'Free money' })).toBeUndefined();
  expect(read(path, { kicker: 'Free money' })).toBeUndefined();
  expect(read(path?.replace('/og/', '/og/A'))).toBeUndefined();
  expect(read('/og/.png?title=Trade%20licence')).toBeUndefined();
  // Neither does the border between the two words move.
  expect(read(sharePath(words('a', 'b')), { title: 'ab', kicker: '' })).toBeUndefined();
});

test('what the drawing looks like is part of the address, and no part of the signature', () => {
  const path = sharePath(words('Trade licence'));
  expect(path).toMatch(/[?&]v=[\w-]{8}$/);
  expect(read(path, { v: 'earlier' })).toEqual(words('Trade licence'));
});

test('what the fonts lack is left out; a title that would be half empty is not drawn', () => {
  expect(read(sharePath(words('Visa 🎉  in  brief\n签', '签证'))) ?? {}).toEqual(words('Visa in brief'));
  expect(sharePath(words('捷克自由职业者签证'))).toBeUndefined();
  expect(sharePath(words('捷克自由职业者 visa'))).toBeUndefined();
  expect(sharePath(words(' '))).toBeUndefined();
});

test('no word and no title is endless', () => {
  const { title = '' } = read(sharePath(words('x'.repeat(5000)))) ?? {};
  expect(title.length).toBeLessThan(200);
  expect(title.split('\u00ad').every((part) => part.length <= 24)).toBe(true);
});
