import { expect, it } from 'vitest';
import { countryCodes } from './country-codes.ts';
import { jsonSchema } from './json-schema.ts';
import { address } from './kinds/address.ts';
import { amount } from './kinds/amount.ts';
import { day } from './kinds/day.ts';
import { rows } from './kinds/rows.ts';
import { text } from './kinds/text.ts';

it('describes a whole form for programs', () => {
  const fields = {
    price: amount({ unit: 'CZK', label: 'Price', hint: 'A month', start: 0 }),
    on: day({ label: 'Day' }),
    to: address({ label: 'To', home: 'CZ' }),
    parts: rows({ label: 'Parts', row: 'part', max: 2, columns: { name: text({ label: 'Name' }) } }),
  };
  const schema = jsonSchema(fields, (field) => (field.kind === 'day' ? { examples: ['2026-01-31'] } : {}));
  expect(schema).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['on', 'to', 'parts'],
    properties: {
      price: {
        title: 'Price',
        description: 'A month',
        type: 'number',
        minimum: 0,
        maximum: 1_000_000_000,
        'x-decimals': 2,
        default: 0,
        'x-unit': 'CZK',
      },
      on: { title: 'Day', type: 'string', format: 'date', examples: ['2026-01-31'] },
      to: {
        title: 'To',
        type: 'object',
        additionalProperties: false,
        required: ['street', 'city', 'zip'],
        properties: {
          street: {
            title: 'Street and number',
            type: 'string',
            maxLength: 200,
            minLength: 1,
            pattern: '\\S',
          },
          city: { title: 'Town', type: 'string', maxLength: 100, minLength: 1, pattern: '\\S' },
          zip: { title: 'Postcode', type: 'string', maxLength: 20, minLength: 1, pattern: '\\S' },
          country: { title: 'Country', type: 'string', default: 'CZ', enum: [...countryCodes] },
        },
      },
      parts: {
        title: 'Parts',
        type: 'array',
        minItems: 1,
        maxItems: 2,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            name: { title: 'Name', type: 'string', maxLength: 100, minLength: 1, pattern: '\\S' },
          },
        },
      },
    },
  });
});
