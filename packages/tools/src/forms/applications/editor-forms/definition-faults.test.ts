import { expect, test } from 'vitest';
import { definitionFaults } from './definition-faults.ts';
import type { DefinedQuestion } from './form-definition.ts';

const married: DefinedQuestion = { type: 'yesNo', key: 'married', label: 'Are you married?' };
const spouse: DefinedQuestion = {
  type: 'text',
  key: 'spouse',
  label: 'Name of your spouse',
  condition: { question: 'married', is: 'yes' },
};
const visa: DefinedQuestion = {
  type: 'select',
  key: 'visa',
  label: 'Your visa',
  options: ['Student', 'Work'],
};
const faultsOf = (...questions: DefinedQuestion[]) =>
  definitionFaults({ pages: [{ title: 'You', questions }] });

test('a form whose questions fit together has no faults', () => {
  const children: DefinedQuestion = {
    type: 'repeat',
    key: 'children',
    label: 'Your children',
    row: 'child',
    questions: [
      { type: 'text', key: 'name', label: 'Name' },
      { ...spouse, key: 'parent', label: 'Other parent' },
    ],
  };
  expect(faultsOf(married, spouse, visa, children)).toEqual([]);
});

test.each<[string, DefinedQuestion[], string]>([
  ['a question without words', [{ ...married, label: ' ' }], 'The question “married” has no text'],
  [
    'a key that no address can carry',
    [{ ...married, key: 'Is married' }],
    '“Are you married?” needs a key of lower-case letters, digits and _ that starts with a letter, not “Is married”',
  ],
  ['the same key twice', [married, { ...visa, key: 'married' }], 'Two questions have the key “married”'],
  ['a key of the last page', [{ ...visa, key: 'consent' }], 'The key “consent” is taken by the last page'],
  ['one option', [{ ...visa, options: ['Work'] }], '“Your visa” needs at least two options'],
  ['an option twice', [{ ...visa, options: ['Work', 'Work'] }], '“Your visa” has the same option twice'],
  [
    'a list of its own with nothing in it',
    [{ type: 'autoComplete', key: 'town', label: 'Your town', list: 'own' }],
    '“Your town” has no list to search',
  ],
  [
    'a condition on a later question',
    [spouse, married],
    '“Name of your spouse” depends on a question that does not come before it',
  ],
  [
    'a condition on free words',
    [spouse, { ...visa, condition: { question: 'spouse', is: 'Jana' } }],
    '“Your visa” depends on “Name of your spouse”, which is not a choice or a yes or no',
  ],
  [
    'a condition on an option that is not there any more',
    [visa, { ...spouse, condition: { question: 'visa', is: 'Family' } }],
    '“Name of your spouse” depends on an answer that “Your visa” does not have: “Family”',
  ],
  [
    'rows of nothing',
    [{ type: 'repeat', key: 'children', label: 'Your children' }],
    '“Your children” has no questions for its entries',
  ],
  [
    'rows within rows',
    [
      {
        type: 'repeat',
        key: 'children',
        label: 'Your children',
        questions: [
          { type: 'repeat', key: 'schools', label: 'Schools', questions: [{ ...visa, key: 'school' }] },
        ],
      },
    ],
    '“Schools” can’t be inside a repeated question',
  ],
  [
    'a range upside down',
    [{ type: 'number', key: 'years', label: 'Years', min: 5, max: 2 }],
    '“Years” has a minimum above its maximum',
  ],
])('%s is told before the form is published', (_, questions, says) => {
  expect(faultsOf(...questions)).toContain(says);
});

test('a form without a page, or a page without a question, cannot be published', () => {
  expect(definitionFaults({ pages: [] })).toEqual(['The form has no pages']);
  expect(definitionFaults({ pages: [{ title: '', questions: [] }] })).toEqual([
    'Page 1 has no title',
    'Page 1 has no questions',
  ]);
});
