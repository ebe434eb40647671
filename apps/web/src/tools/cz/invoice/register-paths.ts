import type { JsonSchema } from '@majak/tools/form/json-schema';
import { json, problems } from '../../api/responses.ts';
import { objectWith } from '../../api/schemas.ts';

const text: JsonSchema = { type: 'string' };
const textOrNull: JsonSchema = { type: ['string', 'null'] };
const dayOrNull: JsonSchema = { type: ['string', 'null'], description: 'YYYY-MM-DD.' };

const seat: JsonSchema = {
  ...objectWith({ street: text, postcode: text, city: text, country: text }),
  type: ['object', 'null'],
  description: 'The seat in parts; null when the register has it in one line only, or not at all.',
};

const company = objectWith({
  ico: { ...text, description: 'Eight digits.' },
  name: text,
  address: { ...textOrNull, description: 'The seat in one line.' },
  seat,
  dic: { ...textOrNull, description: 'Tax number. One that is there does not mean that VAT is paid.' },
  vatNumbers: {
    type: 'array',
    items: text,
    description: 'Numbers under which it is registered for VAT now: its own, or that of its VAT group.',
  },
  legalForm: {
    ...textOrNull,
    description: 'Code of the Czech Statistical Office: 101 a trader, 112 s.r.o., 121 a.s.',
  },
  establishedOn: dayOrNull,
  dissolvedOn: { ...dayOrNull, description: 'YYYY-MM-DD. A company that has ended is still found.' },
});

const states = objectWith(
  {
    state: {
      enum: ['found', 'none', 'unavailable', 'notChecked'],
      description:
        '`none`: ARES has no such company. `unavailable`: ARES gave no verdict, which says nothing of the company. `notChecked`: nobody was asked.',
    },
    company: { ...company, description: 'With `found` only.' },
  },
  ['company'],
);

/** What public registers say of somebody. */
export const registerPaths = (): Record<string, JsonSchema> => ({
  '/api/v1/registers/companies/{ico}': {
    parameters: [
      {
        name: 'ico',
        in: 'path',
        required: true,
        description: 'Identification number (IČO); leading zeros may be missing.',
        schema: text,
      },
    ],
    get: {
      operationId: 'findCompany',
      tags: ['Registers'],
      summary: 'Looks up a Czech company in ARES by its IČO',
      description: 'The answer is kept nowhere. A wrong check digit is refused and counts against no limit.',
      responses: { 200: json('What the register says.', states), ...problems(405, 422, 429) },
    },
  },
});
