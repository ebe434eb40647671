import { expect, test } from 'vitest';
import { questionsBefore } from './questions-before.ts';

const isNew = { blockType: 'yesNo', label: 'Is it new?' };
const fuel = { blockType: 'select', label: 'Fuel', key: 'fuel_kind', options: 'Petrol\nDiesel' };
const plate = { blockType: 'text', label: 'Number plate' };
const owners = { blockType: 'repeat', label: 'Owners', questions: [{ ...isNew, label: 'Abroad?' }, plate] };
const doc = {
  pages: [
    { title: 'The car', questions: [isNew, plate] },
    { title: 'More', questions: [fuel, owners, plate] },
  ],
};
const keysAt = (path: string) => questionsBefore(doc, path).map(({ key }) => key);

test.each([
  ['pages.0.questions.0.condition.question', []],
  ['pages.0.questions.1.condition.question', ['is_it_new']],
  ['pages.1.questions.0.condition.is', ['is_it_new']],
  ['pages.1.questions.2.condition.is', ['is_it_new', 'fuel_kind']],
  ['pages.1.questions.1.questions.1.condition.is', ['is_it_new', 'fuel_kind', 'abroad']],
  ['title', []],
])('at %s a condition can be about %j', (path, keys) => expect(keysAt(path)).toEqual(keys));

test('each comes with its words and its answers', () => {
  expect(questionsBefore(doc, 'pages.1.questions.2.condition.question')).toEqual([
    { key: 'is_it_new', label: 'Is it new?', answers: ['yes', 'no'] },
    { key: 'fuel_kind', label: 'Fuel', answers: ['Petrol', 'Diesel'] },
  ]);
});

test('what cannot be read has none', () => {
  const broken = { pages: [{ title: 'X', questions: [{ blockType: 'gone', label: 'X' }] }] };
  expect(questionsBefore(broken, 'pages.0.questions.1.condition.question')).toEqual([]);
});
