import { contact, review, submissionKindOf, submissionKinds } from '@majak/desk/submissions/submission-kinds';
import { answersToTexts } from '@majak/tools/form/field-texts';
import { form } from '@majak/tools/form/form';
import { group } from '@majak/tools/form/kinds/group';
import { rows } from '@majak/tools/form/kinds/rows';
import { tick } from '@majak/tools/form/kinds/tick';
import { yesNo } from '@majak/tools/form/kinds/yes-no';
import { toWire } from '@majak/tools/form/wire-names';
import { expect, test } from 'vitest';
import { contactInput } from '../../../../tests/support/contact-input.ts';
import { readPostedAnswers } from './read-posted-answers.ts';

const json = (value: unknown) => ({ kind: 'json', value }) as const;
const plain = (value: Record<string, string>) => ({ kind: 'form', value: Object.entries(value) }) as const;
const faultsOf = (reading: ReturnType<typeof readPostedAnswers>) =>
  reading.ok ? [] : reading.faults.map(({ field }) => field);

const onlineTax = submissionKindOf('online-tax')?.form ?? contact.form;
const taxInput = {
  ...contactInput(),
  tax_year: '2025',
  income: 'Rent',
  employers: '0',
};

test('a contact request is the same as JSON and as a plain post', () => {
  const sent = readPostedAnswers(contact.form, json(contactInput()));
  expect(sent).toMatchObject({ ok: true, value: { fullName: 'Ana Sample', euCitizen: 'NO' } });
  expect(readPostedAnswers(contact.form, plain(contactInput()))).toEqual(sent);
});

test('yes and no are values in JSON, words in a plain post, and words are taken in JSON too', () => {
  for (const body of [
    json({ ...taxInput, whole_year: false }),
    json({ ...taxInput, whole_year: 'no' }),
    plain({ ...taxInput, whole_year: 'no' }),
  ])
    expect(readPostedAnswers(onlineTax, body)).toMatchObject({ ok: true, value: { whole_year: false } });
  expect(faultsOf(readPostedAnswers(onlineTax, json({ ...taxInput, whole_year: 'maybe' })))).toEqual([
    'whole_year',
  ]);
});

test('yes and no are taken in words inside groups and rows as well', () => {
  const household = form({
    key: 'household',
    version: 1,
    fields: {
      home: group({ label: 'Home', fields: { own: yesNo({ label: 'Own' }) } }),
      children: rows({
        label: 'Children',
        row: 'child',
        max: 2,
        columns: {
          school: yesNo({ label: 'School' }),
          care: group({ label: 'Care', fields: { agreed: tick({ label: 'Agreed', says: 'I agree' }) } }),
        },
      }),
    },
  });
  const sent = { home: { own: 'yes' }, children: [{ school: 'no', care: { agreed: 'yes' } }] };
  expect(readPostedAnswers(household, json(sent))).toEqual({
    ok: true,
    value: { home: { own: true }, children: [{ school: false, care: { agreed: true } }] },
  });
  for (const wrong of [
    { ...sent, home: 'yes' },
    { ...sent, children: 'yes' },
    { ...sent, children: [null] },
  ])
    expect(readPostedAnswers(household, json(wrong)).ok).toBe(false);
});

test('what is no field of the form is refused, in JSON and in a plain post', () => {
  const more = { isAdmin: 'true', 'deep.er': 'x' };
  expect(faultsOf(readPostedAnswers(contact.form, json({ ...contactInput(), ...more })))).toEqual(
    Object.keys(more),
  );
  expect(faultsOf(readPostedAnswers(contact.form, plain({ ...contactInput(), ...more })))).toEqual(
    Object.keys(more),
  );
});

test.each<{ body: unknown }>([
  { body: null },
  { body: [] },
  { body: 'text' },
  { body: 7 },
  { body: {} },
  { body: JSON.parse('{"__proto__":{"fullName":"x"},"constructor":"x"}') },
])('$body is refused by every form', ({ body }) => {
  for (const { form } of submissionKinds) expect(readPostedAnswers(form, json(body)).ok).toBe(false);
});

test('the place of a form may say some answers itself', () => {
  const { cf_select_servicee: _, ...rest } = contactInput();
  expect(faultsOf(readPostedAnswers(contact.form, json(rest)))).toEqual(['service']);
  const reading = readPostedAnswers(contact.form, json(rest), (sent) => ({
    ...sent,
    service: 'Consultation',
  }));
  expect(reading).toMatchObject({ ok: true, value: { service: 'Consultation' } });
});

test('a review is of a service of ours', () => {
  const input = {
    author: 'A. S.',
    country: 'Brazil',
    service: 'trade-licence',
    rating: '4',
    text: 'Two weeks from the first mail to the licence.',
    consent: 'yes',
  };
  const reading = readPostedAnswers(review.form, json(input));
  expect(reading).toMatchObject({ ok: true, value: { consent: true, email: '' } });
  if (reading.ok)
    expect(readPostedAnswers(review.form, plain(answersToTexts(review.form.fields, reading.value)))).toEqual(
      reading,
    );
  expect(faultsOf(readPostedAnswers(review.form, json({ ...input, service: 'constructor' })))).toEqual([
    'service',
  ]);
});

test('answers go over the wire and back', () => {
  const reading = readPostedAnswers(onlineTax, json({ ...taxInput, whole_year: true }));
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  expect(readPostedAnswers(onlineTax, json(toWire(onlineTax.fields, reading.value)))).toEqual(reading);
});
