import { expect, test } from 'vitest';
import { askedForm } from './paper-fixture.ts';
import { questionsOf } from './questions-of.ts';

const questions = questionsOf(askedForm);
const labelOf = (path: string) => questions.find((one) => one.path === path)?.label;

test('each question, each part of a group and each cell of the first rows can be chosen', () => {
  expect([
    labelOf('surname'),
    labelOf('address'),
    labelOf('address.city'),
    labelOf('children.1.name'),
  ]).toEqual(['Surname', 'Address', 'Address: Town', 'child 2: Name']);
  expect(questions.filter(({ path }) => path.endsWith('.sex'))).toHaveLength(8);
});

test('files cannot, and each says what it stands under and what can be answered', () => {
  expect(labelOf('scans')).toBeUndefined();
  expect(questions.find(({ path }) => path === 'status')).toMatchObject({
    under: 'Your family',
    answers: [{ value: 'single' }, { value: 'married' }],
  });
});

test('a street can be written apart from its number, and no other text', () => {
  const partsAt = (path: string) => questions.find((one) => one.path === path)?.parts;
  expect(partsAt('address.street')).toEqual(['whole', 'street', 'number']);
  expect(partsAt('address.city')).toEqual(['whole', 'digits']);
});
