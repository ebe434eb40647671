import { expect, test } from 'vitest';
import { findDocument } from '../../../../sites/all-tools.ts';
import type { Field } from '../form/field.ts';
import { form, readForm } from '../form/form.ts';
import { address } from '../form/kinds/address.ts';
import { choice } from '../form/kinds/choice.ts';
import { choices } from '../form/kinds/choices.ts';
import { code } from '../form/kinds/code.ts';
import { country } from '../form/kinds/country.ts';
import { day } from '../form/kinds/day.ts';
import { email } from '../form/kinds/email.ts';
import { link } from '../form/kinds/link.ts';
import { longText } from '../form/kinds/long-text.ts';
import { month } from '../form/kinds/month.ts';
import { nationality } from '../form/kinds/nationality.ts';
import { number } from '../form/kinds/number.ts';
import { phone } from '../form/kinds/phone.ts';
import { printedText } from '../form/kinds/printed-text.ts';
import { rows } from '../form/kinds/rows.ts';
import { text } from '../form/kinds/text.ts';
import { tick } from '../form/kinds/tick.ts';
import { answeredYesNo } from '../form/kinds/yes-no.ts';
import { withPlaceholders } from './with-placeholders.ts';

const label = 'It';
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
] as const;
const needed: readonly [string, Field][] = [
  ['a text', text({ label })],
  ['a long name', text({ label, minLength: 8 })],
  ['a text to print', printedText({ label })],
  ['a long text', longText({ label, maxLength: 9 })],
  ['an e-mail address', email({ label })],
  ['a telephone number', phone({ label })],
  ['a link', link({ label })],
  ['a code', code({ label })],
  ['a nationality', nationality({ label })],
  ['a day', day({ label })],
  ['a month', month({ label })],
  ['a number', number({ label, min: 5 })],
  ['yes or no', answeredYesNo({ label })],
  ['a tick', tick({ label, says: 'I agree' })],
  ['a choice', choice({ label, options, start: null })],
  ['two choices', choices({ label, options, least: 2 })],
  ['a country', country({ label })],
  ['an address', address({ label, home: 'CZ' })],
  ['two rows', rows({ label, row: 'child', min: 2, max: 3, columns: { born: month({ label }) } })],
];

test.each(needed)('a document that needs %s can be drawn before it is there', (_, field) => {
  const one = form({ key: 'one', version: 1, fields: { it: field } });
  const read = (given: unknown) => readForm(one, given);
  for (const given of [{}, { it: '' }, { it: 'no such answer' }, { it: { constructor: 1 } }, null])
    expect(
      withPlaceholders(given, { fields: one.fields, read, today: '2026-11-21', home: 'CZ' }).drawn,
    ).toHaveProperty('it');
});

test('a lease that begins next year is seen before its last day is entered', async () => {
  const lease = await findDocument('lease');
  if (!lease) throw new Error('There is no lease');
  const { fields } = lease.form;
  const given = { startOn: '2027-01-01', term: 'definite', endOn: '' };
  const { draft } = withPlaceholders(given, { today: '2026-11-22', home: 'CZ', fields, read: lease.read });
  expect(draft).toMatchObject({ startOn: '2027-01-01', endOn: '' });
});
