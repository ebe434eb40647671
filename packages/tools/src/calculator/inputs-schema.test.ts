import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { expect, test } from 'vitest';
import { amount } from '../cz/crowns.ts';
import { choice } from '../form/kinds/choice.ts';
import { day } from '../form/kinds/day.ts';
import { number, optionalNumber } from '../form/kinds/number.ts';
import { rows } from '../form/kinds/rows.ts';
import { text } from '../form/kinds/text.ts';
import { yesNo } from '../form/kinds/yes-no.ts';
import { inputsSchema } from './inputs-schema.ts';
import { yearField } from './year-field.ts';

const columns = { soldOn: day({ label: 'Sold on' }), cost: amount({ label: 'Cost' }) };
const schema = inputsSchema(
  {
    rules: rulesByDay,
    questions: {
      income: amount({ label: 'Income', hint: 'Before expenses' }),
      children: number({ label: 'Children', max: 15, start: 0 }),
      turnover: optionalNumber({ label: 'Turnover' }),
      signed: yesNo({ label: 'Signed', start: true }),
      rate: choice({
        label: 'Rate',
        options: [
          { value: 60, label: '60 %' },
          { value: 40, label: '40 %' },
        ],
      }),
      kind: choice({ label: 'Kind', options: [{ value: 'trade', label: 'A trade' }], start: null }),
      number: text({ label: 'Number', maxLength: 40 }),
      sales: rows({ label: 'Sales', columns, max: 3, row: 'sale' }),
      year: yearField(),
    },
  },
  '2026-11-21',
);

test('what has no stand-in is required, and nothing else is taken', () => {
  expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
  expect(schema.required).toEqual(['income', 'kind', 'number', 'sales']);
});

test('every kind of question as JSON Schema says it', () => {
  expect(schema.properties).toEqual({
    income: {
      title: 'Income',
      description: 'Before expenses',
      type: 'number',
      minimum: 0,
      maximum: 1_000_000_000,
      'x-decimals': 2,
      'x-unit': 'CZK',
    },
    children: { title: 'Children', default: 0, type: 'integer', minimum: 0, maximum: 15 },
    turnover: { title: 'Turnover', type: 'integer', minimum: 0, maximum: 1_000_000_000 },
    signed: { title: 'Signed', default: true, type: 'boolean' },
    rate: { title: 'Rate', default: 60, type: 'number', enum: [60, 40] },
    kind: { title: 'Kind', type: 'string', const: 'trade' },
    number: { title: 'Number', type: 'string', pattern: '\\S', minLength: 1, maxLength: 40 },
    sales: {
      title: 'Sales',
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: expect.objectContaining({ required: ['soldOn', 'cost'], additionalProperties: false }),
    },
    year: {
      title: 'Year',
      description: expect.stringMatching(/The current year when it is left out$/),
      type: 'integer',
      enum: [2023, 2024, 2025, 2026, 2027],
    },
  });
});
