import { expect, test } from 'vitest';
import { nationalityNotes } from './nationality-notes.ts';

const textOf = (code: string) => nationalityNotes(code).notes.join(' ');

test.each([
  ['DE', ['no visa and no permit', 'any job']],
  ['US', ['90 days in any 180', 'no vacancy number', 'any Czech embassy', 'digital nomad programme']],
  ['JP', ['90 days in any 180', 'no vacancy number', 'working holiday']],
  [
    'IN',
    [
      'a visa even for a short visit',
      'the vacancy needs a number',
      'for your own country',
      'digital nomad programme',
    ],
  ],
  ['UA', ['90 days in any 180', 'the vacancy needs a number']],
  ['RU', ['isn’t accepted']],
])('a passport of %s says %j', (code, parts) => {
  for (const part of parts) expect(textOf(code)).toContain(part);
});

test('a programme that does not take a passport is named as closed', () => {
  expect(nationalityNotes('VN').closed).toEqual(['digital-nomad-employee', 'digital-nomad-freelancer']);
  expect(nationalityNotes('US').closed).toEqual([]);
  expect(nationalityNotes('DE').closed).toEqual([]);
});
