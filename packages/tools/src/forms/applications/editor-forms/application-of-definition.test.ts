import { expect, test } from 'vitest';
import { answerLines } from '../../../form/answer-lines.ts';
import { readDraft, writeDraft } from '../../../form/draft.ts';
import { firstFaults } from '../../../form/fault.ts';
import { textsToAnswers } from '../../../form/field-texts.ts';
import { readForm } from '../../../form/form.ts';
import { applicationOf } from './application-of-definition.ts';
import type { DefinedQuestion, FormDefinition } from './form-definition.ts';

const definition = (...questions: DefinedQuestion[]): FormDefinition => ({
  slug: 'car-import',
  version: 3,
  title: 'Bring your car',
  lead: 'For people who move here with a car.',
  minutes: 5,
  have: ['The registration papers'],
  pages: [{ title: 'Your car', why: 'The office asks for it.', section: 'The car', questions }],
  service: 'Car from abroad',
  thanks: { title: 'We have it', next: ['You hear from us tomorrow.'] },
});
const who = {
  fullName: 'Sample Person',
  nationality: 'Brazil',
  email: 'sample@example.com',
  phone: '+420 601 000 000',
  consent: 'yes',
};
const read = (questions: DefinedQuestion[], typed: Record<string, string>) => {
  const { form } = applicationOf(definition(...questions));
  const reading = readForm(form, textsToAnswers(form.fields, { ...who, ...typed }));
  return reading.ok
    ? answerLines(form.fields, reading.value).map(({ label, text }) => `${label}: ${text}`)
    : firstFaults(reading.faults).map(({ field, message }) => `${field}! ${message}`);
};

const plate: DefinedQuestion = { type: 'text', key: 'plate', label: 'Number plate' };
const bought: DefinedQuestion = { type: 'date', key: 'bought', label: 'Day of purchase', mayBeUnknown: true };
const isNew: DefinedQuestion = { type: 'yesNo', key: 'is_new', label: 'Is it new?' };
const fuel: DefinedQuestion = {
  type: 'select',
  key: 'fuel',
  label: 'Fuel',
  options: ['Petrol', 'Diesel, or a mixture'],
};
const distance: DefinedQuestion = {
  type: 'number',
  key: 'distance',
  label: 'Distance driven',
  unit: 'km',
  max: 999_999,
  condition: { question: 'is_new', is: 'no' },
};
const owners: DefinedQuestion = {
  type: 'repeat',
  key: 'owners',
  label: 'Owners before you',
  row: 'owner',
  optional: true,
  questions: [{ type: 'text', key: 'name', label: 'Name' }],
};

test('every type of question is asked, read and said as in a form in code', () => {
  const all = [plate, bought, isNew, fuel, distance, owners];
  const answers = {
    plate: '1AB 2345',
    bought: '29/02/2024',
    is_new: 'no',
    fuel: 'Diesel, or a mixture',
    distance: '120 000',
    'owners.0.name': 'O’Neill',
  };
  expect(read(all, answers).slice(0, 6)).toEqual([
    'Number plate: 1AB 2345',
    'Day of purchase: 29/02/2024',
    'Is it new?: No',
    'Fuel: Diesel, or a mixture',
    'Distance driven: 120 000 km',
    'Owner 1: O’Neill',
  ]);
});

test('what is left open is asked for, in the words of the question', () => {
  expect(read([plate, bought, isNew, fuel], {})).toEqual([
    'plate! Enter number plate',
    'bought! Enter day of purchase',
    'is_new! Answer the question: Is it new?',
    'fuel! Choose fuel',
  ]);
});

test('what may be left open, is not known yet, or is not asked, is no fault', () => {
  const lines = read([{ ...plate, optional: true }, bought, isNew, distance, owners], {
    bought: '?',
    is_new: 'yes',
  });
  expect(lines.slice(0, 2)).toEqual(['Day of purchase: I don’t know yet', 'Is it new?: Yes']);
  expect(lines).toContain('Full name: Sample Person');
});

test('a condition inside a repeated question looks at the entry first, then at the form', () => {
  const each: DefinedQuestion[] = [
    { type: 'yesNo', key: 'abroad', label: 'Lives abroad?' },
    { ...plate, key: 'country', label: 'Country', condition: { question: 'abroad', is: 'yes' } },
    { ...plate, key: 'year', label: 'Year', condition: { question: 'is_new', is: 'no' } },
  ];
  const typed = { is_new: 'no', 'owners.0.abroad': 'yes', 'owners.1.abroad': 'no', 'owners.1.year': '1999' };
  expect(read([isNew, { ...owners, questions: each }], typed)).toEqual([
    'owners.0.country! Enter country',
    'owners.0.year! Enter year',
  ]);
});

test('its pages are those of the editor, then who asks and the consent', () => {
  const { form } = applicationOf(definition(plate));
  expect(form.version).toBe(3);
  expect(form.steps?.map(({ title, part }) => [part, title])).toEqual([
    ['The car', 'Your car'],
    ['Handing it in', 'Who you are, and how we reach you'],
    ['Handing it in', 'Your consent'],
  ]);
});

test('answers are personal unless the editor says otherwise', () => {
  const { fields } = applicationOf(definition(plate, { ...fuel, impersonal: true })).form;
  expect([fields.plate?.personal, fields.fuel?.personal]).toEqual([true, false]);
});

test('a draft of an earlier version goes on in the next one, without what is not asked any more', () => {
  const before = applicationOf(definition(plate, fuel)).form;
  const after = applicationOf({ ...definition(plate, bought), version: 4 }).form;
  const draft = writeDraft(before, { plate: '1AB 2345', fuel: 'Petrol', fullName: 'Sample Person' });
  expect(readDraft(after, draft)).toMatchObject({ plate: '1AB 2345', fullName: 'Sample Person' });
  expect(readDraft(after, draft)).not.toHaveProperty('fuel');
});
