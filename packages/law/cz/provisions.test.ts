import { expect, test } from 'vitest';
import type { Provision } from '../provision.ts';
import { actAddress } from './act-address.ts';
import { provisions } from './provisions.ts';

const all: [string, Provision][] = Object.entries(provisions);
/** What banks agreed on is no act. */
const agreed = all.filter(([, { act }]) => act === 'Czech Banking Association');

test.each(all)('%s says what it demands', (id, { title, section }) => {
  expect(id).toMatch(/^cz(\.[a-z][A-Za-z]+){2,3}$/);
  expect(title).toMatch(/^[A-Z].{15,}[^.\s]$/);
  expect(section).not.toBe('');
});

test.each(all.filter((one) => !agreed.includes(one)))(
  '%s says where it stands, and where that is read',
  (_, provision) => {
    expect(provision.section).toMatch(/^§ \d+[a-z]?|^annex$/);
    expect(new URL(actAddress(provision.act) ?? '').pathname).toMatch(/^\/eli\/cz\/sb\/\d{4}\/\d+$/);
  },
);

test('what is no act has no source', () => {
  expect(agreed.map(([, provision]) => actAddress(provision.act))).toEqual([undefined, undefined]);
});
