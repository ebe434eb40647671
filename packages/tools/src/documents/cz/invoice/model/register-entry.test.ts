import { expect, test } from 'vitest';
import { registerEntryOf } from './register-entry.ts';

test.each([
  ['101', 'Fyzická osoba zapsaná v živnostenském rejstříku.'],
  ['107', 'Fyzická osoba zapsaná v evidenci zemědělského podnikatele.'],
])('a person with legal form %s is told by a sentence', (form, sentence) =>
  expect(registerEntryOf(form)).toBe(sentence),
);

test.each(['102', '105', '112', '121', '', 'toString', null])(
  'of %j nothing is said that might be wrong',
  (form) => expect(registerEntryOf(form)).toBeUndefined(),
);
