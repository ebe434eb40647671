import { offeredCalculators } from '@majak/desk/offered-tools';
import { contact, review } from '@majak/desk/submissions/submission-kinds';
import { allDocuments, allEnquiries } from '@majak/sites/all-tools';
import { bankAccount } from '@majak/tools/cz/bank-account';
import type { Field, Fields } from '@majak/tools/form/field';
import { type Form, form, readForm } from '@majak/tools/form/form';
import { jsonSchema } from '@majak/tools/form/json-schema';
import { amount } from '@majak/tools/form/kinds/amount';
import { choices } from '@majak/tools/form/kinds/choices';
import { companyNumber } from '@majak/tools/form/kinds/company-number';
import { country } from '@majak/tools/form/kinds/country';
import { day } from '@majak/tools/form/kinds/day';
import { email, optionalEmail } from '@majak/tools/form/kinds/email';
import { file } from '@majak/tools/form/kinds/file';
import { link } from '@majak/tools/form/kinds/link';
import { number } from '@majak/tools/form/kinds/number';
import { text } from '@majak/tools/form/kinds/text';
import { allowUnknown } from '@majak/tools/form/unknown-answer';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const enquiries = await allEnquiries();
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const today = '2026-11-22';
const documents = await allDocuments();
const calculators = await offeredCalculators();

const accepts = (fields: Fields) => {
  const valid = ajv.compile(jsonSchema(fields));
  return (given: unknown) => valid(given) || ajv.errorsText(valid.errors);
};

test.each(documents)('the published schema takes the sample of $slug', ({ form, sample }) => {
  expect(accepts(form.fields)(sample(today))).toBe(true);
});

const words = fc.constantFrom(
  ...[
    'Jana Nováková',
    'ab',
    ' padded ',
    'x'.repeat(35),
    '😀😀😀😀😀',
    'e\u0301e\u0301e\u0301',
    'two\nlines',
    '',
    '  ',
  ],
  ...[
    'jana@example.com',
    ' a@b.cz',
    'https://example.com/a',
    'HTTPS://a.cz ',
    'CZ',
    '602 00',
    '45274649',
    '?',
  ],
  ...[
    'CZ45 274 649',
    'CZ6508000000192000145399',
    'cz65 0800 0000 1920 0014 5399',
    '19-123457/0710',
    '2026-01',
  ],
  ...['MT84 MALT 0110 0001 2345 MTLC AST0 01S', '602 123 456', '1', '2026-01-31', `${'a '.repeat(34)}`],
);

/** Anything that a form may take at a field, and some that it does not. */
function given(field: Field): fc.Arbitrary<unknown> {
  const known = knownAnswer(field);
  const gaps = [...(field.optional ? [undefined] : []), ...(field.mayBeUnknown ? [null] : [])];
  return gaps.length > 0 ? fc.oneof(known, fc.constantFrom(...gaps)) : known;
}

function knownAnswer(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'number': {
      const scale = 10 ** field.decimals;
      const most = Math.min(field.max, 100_000) * scale;
      return fc.integer({ min: Math.max(field.min * scale, -most), max: most }).map((whole) => whole / scale);
    }
    case 'day':
      return fc.constantFrom('2026-01-31', '1990-12-31', ...(field.start === '' ? [''] : []));
    case 'month':
      return fc.constant('2026-01');
    case 'year':
      return fc.constant(2026);
    case 'yesNo':
      return fc.boolean();
    case 'tick':
      return fc.constant(true);
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'choices':
      return fc.subarray(field.options.map(({ value }) => value));
    case 'country':
      return fc.constantFrom('CZ', 'SK', 'US');
    case 'group':
      return answers(field.fields);
    case 'rows':
      return fc.array(answers(field.columns), { minLength: field.min, maxLength: 2 });
    default:
      return words;
  }
}

const answers = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, given(field)])))
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));

const forms: Form[] = [
  contact.form,
  review.form,
  ...enquiries.map(({ form }) => form as Form),
  ...documents.map(({ form }) => form),
  ...calculators.map(({ slug, questions }) => form({ key: slug, version: 1, fields: questions })),
];

/** Each field by itself: of a whole form hardly any answers are right by chance. */
const fieldsOf = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === 'group'
      ? fieldsOf(field.fields)
      : field.kind === 'rows'
        ? fieldsOf(field.columns)
        : [field],
  );

test.each(forms)('what $key takes, its published schema takes', ({ fields }) => {
  for (const { when: _, needed: __, ...field } of fieldsOf(fields)) {
    const alone = { it: field as Field };
    const accepted = accepts(alone);
    fc.assert(
      fc.property(answers(alone), (some) => {
        const read = readForm({ key: 'alone', version: 1, fields: alone }, some);
        if (read.ok) expect([accepted(some), some, accepted(read.value)]).toEqual([true, some, true]);
      }),
      { numRuns: 60, seed: 7 },
    );
  }
});

const label = 'It';
test.each<[string, Field, unknown, unknown]>([
  ['an amount of two decimals', amount({ unit: 'CZK', label }), 333.33, '333.33'],
  ['a whole number nobody knows yet', allowUnknown(number({ label })), null, 1.5],
  ['a day nobody knows yet', allowUnknown(day({ label })), null, '31. 1. 2026'],
  ['a country', country({ label }), 'CZ', 'XX'],
  ['a country that may be unknown', allowUnknown(country({ label })), null, 'cz'],
  ['several choices', choices({ label, options: [{ value: 'a', label }] }), ['a'], ['a', 'a']],
  ['an address of mail', email({ label }), ' jana@example.com ', 'jana'],
  ['an address of mail that may be left out', optionalEmail({ label }), ' ', 'jana@'],
  ['a link', link({ label }), 'https://example.com', 'http://example.com'],
  ['a text of some length', text({ label, minLength: 3 }), 'abc', 'ab'],
  ['a text of a shape', text({ label, pattern: /^\d{2}$/ }), ' 12 ', '123'],
  ['an account', bankAccount({ label }), `${'MT84 MALT 0110 0001 2345 MTLC AST0 01S'}`, 'A'.repeat(35)],
  ['a company number', companyNumber({ label }), '4527 4649', '4'.repeat(21)],
  ['a file', file({ label, accept: ['image/png'], maxBytes: 9 }), 'data:image/png;base64,AAAA', 'data:,'],
])('the published schema of %s says what is taken and what is not', (_, field, taken, refused) => {
  const accepted = accepts({ it: field });
  expect(accepted({ it: taken })).toBe(true);
  expect(accepted({ it: refused })).not.toBe(true);
  expect(readForm(form({ key: 'it', version: 1, fields: { it: field } }), { it: taken }).ok).toBe(true);
});
