import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { yearField } from '@majak/tools/calculator/year-field';
import { amount } from '@majak/tools/cz/crowns';
import type { Field } from '@majak/tools/form/field';
import { choice } from '@majak/tools/form/kinds/choice';
import { choices } from '@majak/tools/form/kinds/choices';
import { country } from '@majak/tools/form/kinds/country';
import { day } from '@majak/tools/form/kinds/day';
import { file } from '@majak/tools/form/kinds/file';
import { group } from '@majak/tools/form/kinds/group';
import { longText } from '@majak/tools/form/kinds/long-text';
import { month } from '@majak/tools/form/kinds/month';
import { number, optionalNumber } from '@majak/tools/form/kinds/number';
import { rows } from '@majak/tools/form/kinds/rows';
import { text } from '@majak/tools/form/kinds/text';
import { tick } from '@majak/tools/form/kinds/tick';
import { yesNo } from '@majak/tools/form/kinds/yes-no';
import { expect, test } from 'vitest';
import { curl } from './curl.ts';
import { defaultWords, inputConstraints } from './input-constraints.ts';

const label = 'Of a test';
const way = choice({
  label,
  options: [
    { value: 'add', label },
    { value: 'extract', label },
  ],
});
const cases: [Field, string, string][] = [
  [amount({ label }), 'number from 0 to 1 000 000 000 CZK, at most 2 decimals', ''],
  [number({ label, max: 15, start: 0 }), 'whole number from 0 to 15', '0'],
  [optionalNumber({ label, max: 48, unit: 'months' }), 'whole number from 0 to 48 months', 'nothing'],
  [yearField(), '2023, 2024, 2025, 2026, 2027', 'this year'],
  [yesNo({ label, start: true }), 'true or false', 'true'],
  [way, '"add", "extract"', '"add"'],
  [day({ label }), '"YYYY-MM-DD"', ''],
  [text({ label, maxLength: 40 }), 'text of up to 40 characters', ''],
  [rows({ label, columns: { way }, max: 1_000, row: 'sale' }), 'list of 1 to 1 000 objects', ''],
  [rows({ label, columns: { way }, min: 0, max: 3, row: 'child' }), 'list of 0 to 3 objects', '[]'],
  [month({ label }), '"YYYY-MM"', ''],
  [country({ label, start: 'CZ' }), 'two letters of a country (ISO 3166-1)', '"CZ"'],
  [
    choices({
      label,
      options: [
        { value: 'a', label },
        { value: 'b', label },
      ],
    }),
    'list of any of "a", "b"',
    '[]',
  ],
  [group({ label, fields: { way } }), 'object', ''],
  [tick({ label, says: label }), 'true', ''],
  [longText({ label, maxLength: 5_000 }), 'text of up to 5 000 characters', ''],
  [
    file({ label, accept: ['image/png'], maxBytes: 1_024 }),
    'data: address in base64, of type image/png, at most 1 024 bytes',
    'nothing',
  ],
];
test.each(cases)('input %#: what it takes, and what stands in for it', (question, taken, instead) => {
  expect(inputConstraints(question, rulesByDay, '2026-11-21').replaceAll('\u202f', ' ')).toBe(taken);
  expect(defaultWords(question)).toBe(instead);
});

test('a call for a shell, whatever the text holds', () => {
  expect(curl('https://example.com/x', `{"name":"O'Brien"}`)).toBe(
    String.raw`curl https://example.com/x \
  -H 'Content-Type: application/json' \
  -d '{"name":"O'\''Brien"}'`,
  );
});
