import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allDocuments, findDocument } from '../../../../sites/all-tools.ts';
import { anyDocument } from '../../../../tests/support/arbitrary-document.ts';
import type { Field, Fields } from '../form/field.ts';
import type { Document } from './document.ts';
import type { TwoLanguages } from './two-language-view.ts';

const documents = (await allDocuments()).filter(({ blanks }) => blanks);
const blanksOf = (document: Document, content: unknown) => document.blanks?.(content);

test.each(documents)('$slug with an answer to every question leaves no line to fill in', (document) => {
  fc.assert(
    fc.property(anyDocument(document), (content) => {
      expect(blanksOf(document, content)).toBe(0);
      const { parts, placed } = document.view(content) as TwoLanguages;
      for (const { en, local } of [...parts.flatMap(({ rows }) => rows), ...placed])
        for (const said of [en, local]) expect(said.join('').trim()).not.toBe('');
    }),
    { numRuns: 60 },
  );
});

type Numbers = readonly (readonly [path: string, field: Extract<Field, { kind: 'number' }>])[];
const numbersIn = (fields: Fields, above = ''): Numbers =>
  Object.entries(fields).flatMap(([key, field]): Numbers => {
    if (field.kind === 'number') return [[above + key, field]];
    if (field.kind === 'group') return numbersIn(field.fields, `${above}${key}.`);
    return field.kind === 'rows' ? numbersIn(field.columns, `${above}${key}.`) : [];
  });
/** What may be nothing: a lease with no advance, a notice period of no months, nobody else in the flat. */
const mayBeNothing = [
  'handover-protocol photographs',
  'lease advance',
  'notice-of-contract months',
  'proof-of-accommodation others',
  'proof-of-accommodation price',
  'rent-confirmation advance',
  'request-against-inactivity stopped',
  'sublease advance',
];
test('a sum of 0 is refused, but where nothing is something that people agree on', () => {
  const taking0 = documents.flatMap(({ slug, form }) =>
    numbersIn(form.fields).flatMap(([path, { schema }]) =>
      schema.safeParse(0).success ? [`${slug} ${path}`] : [],
    ),
  );
  expect(taking0.sort()).toEqual(mayBeNothing);
});

test.each([
  ['lease', 'rent', /^Rent per month: enter an amount from 1 to/],
  ['lease', 'deposit', /^Deposit: enter an amount from 1 to/],
  ['tax-refund', 'year', /^Year: enter a number from 1993 to 2100$/],
])('%s: %s of 0 is told what to enter instead', async (slug, field, message) => {
  const document = await findDocument(slug);
  const reading = document?.read({ ...Object(document.sample('2026-11-21')), [field]: 0 });
  expect(reading).toMatchObject({ ok: false, faults: [{ field, message: expect.stringMatching(message) }] });
});
