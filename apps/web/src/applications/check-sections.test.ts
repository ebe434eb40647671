import { textsToAnswers } from '@majak/tools/form/field-texts';
import { expect, test } from 'vitest';
import { checkSections } from './check-sections.ts';
import { movingApplication } from './moving-application-fixture.ts';

const { form } = movingApplication;
const checked = (typed: Record<string, string>) =>
  checkSections(form, textsToAnswers(form.fields, typed)).map(({ title, fields }) => [
    title,
    ...fields.map(({ key, step, lines }) => [key, step, ...lines.map(({ text }) => text)]),
  ]);

test('everything that is asked stands in its part, what was passed over too, and what is not asked does not', () => {
  expect(checked({ name: 'Ana', hasDog: 'no', 'dogs.0.called': 'Rek', movesOn: '?' })).toEqual([
    ['About you', ['name', 'you', 'Ana'], ['nickname', 'you'], ['hasDog', 'dog', 'No']],
    ['The move', ['movesOn', 'move', 'I don’t know yet']],
  ]);
  expect(checked({ hasDog: 'yes', 'dogs.0.called': 'Rek', 'dogs.1.called': 'Lord' })[0]).toContainEqual([
    'dogs',
    'dogs',
    'Rek',
    'Lord',
  ]);
});

test('answers that are wrong are shown as they were written', () => {
  expect(checked({ movesOn: '31/02/2027', hasDog: 'perhaps' })).toEqual([
    ['About you', ['name', 'you'], ['nickname', 'you'], ['hasDog', 'dog', 'perhaps']],
    ['The move', ['movesOn', 'move', '31/02/2027']],
  ]);
});
