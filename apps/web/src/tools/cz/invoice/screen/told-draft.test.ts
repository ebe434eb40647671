import { expect, test } from 'vitest';
import { draftName, draftWhen } from './told-draft.ts';

test.each([
  [{}, 'A draft without a number'],
  [{ number: '2026005', 'customer.name': ' Café Ltd ' }, '2026005 for Café Ltd'],
  [{ number: '2026005', 'lines.0.description': 'Translation\nof a lease' }, '2026005 for Translation'],
])('a draft is called by its number and whom it is for: %o', (typed, name) =>
  expect(draftName({ typed })).toBe(name),
);

test.each([
  ['2026-11-21T22:59:30.000Z', 'typed on 21 November 2026 at 23:59'],
  ['2026-11-21T23:01:30.000Z', 'typed on 22 November 2026 at 00:01'],
  ['2026-11-21', 'typed on 21 November 2026'],
  ['soon', ''],
  [undefined, ''],
])('drafts of one number are told apart by when they were typed: %s', (moment, says) =>
  expect(draftWhen({ moment, isOpen: false }, 'Europe/Prague')).toBe(says),
);

test('one that another tab has open says so', () =>
  expect(draftWhen({ moment: '2026-11-21', isOpen: true })).toBe(
    'open in another tab, typed on 21 November 2026',
  ));
