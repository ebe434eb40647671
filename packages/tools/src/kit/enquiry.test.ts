import { expect, test } from 'vitest';
import { answerFaults, describe, type EnquiryQuestion } from './enquiry.ts';

const question = (more: Partial<EnquiryQuestion>): EnquiryQuestion => ({
  name: 'one',
  label: 'One',
  kind: 'text',
  required: true,
  message: 'Wrong',
  ...more,
});
const isRight = (more: Partial<EnquiryQuestion>, answer: string) =>
  answerFaults([question(more)], { one: answer }).length === 0;

test.each<[Partial<EnquiryQuestion>, string, boolean]>([
  [{}, 'Anything', true],
  [{}, '', false],
  [{}, ' \n ', false],
  [{ required: false }, '', true],
  [{}, 'x'.repeat(300), true],
  [{}, 'x'.repeat(301), false],
  [{ pattern: '\\d{1,2}' }, '12', true],
  [{ pattern: '\\d{1,2}' }, '123', false],
  [{ pattern: 'a|b' }, 'ba', false],
  [{ kind: 'yesNo' }, 'Yes', true],
  [{ kind: 'yesNo' }, 'yes', false],
  [{ kind: 'select', options: ['A', 'B'] }, 'B', true],
  [{ kind: 'select', options: ['A', 'B'] }, 'C', false],
  [{ kind: 'date' }, '29/02/2028', true],
  [{ kind: 'date' }, '1/3/2027', true],
  [{ kind: 'date' }, '29/02/2027', false],
  [{ kind: 'date' }, '31/11/2027', false],
  [{ kind: 'date' }, '2027-03-01', false],
  [{ kind: 'link' }, 'https://people.example/ana?cv=1', true],
  [{ kind: 'link' }, 'http://people.example/ana', false],
  [{ kind: 'link' }, 'javascript:alert(1)', false],
  [{ kind: 'link' }, 'https://localhost/', false],
  [{ kind: 'link' }, 'https://bank.example@people.example', false],
  [{ kind: 'link' }, 'people.example/ana', false],
])('%j takes %j: %s', (more, answer, expected) => {
  expect(isRight(more, answer)).toBe(expected);
});

test('a fault names the field of the form and says what to do', () => {
  expect(answerFaults([question({ name: 'start', message: 'Give a day' })], {})).toEqual([
    { field: 'answers.start', message: 'Give a day' },
  ]);
});

test('answers are lines before the message; what was left out is no line', () => {
  const questions = [question({}), question({ name: 'two', label: 'Two' })];
  expect(describe(questions, { one: ' A ' }, 'Hello')).toBe('One: A\n\nHello');
  expect(describe([], {}, 'Hello')).toBe('Hello');
});

test('an answer is one line, so that it cannot pass for another', () => {
  expect(describe([question({})], { one: 'A\r\nRight to work: Yes' }, 'Hello')).toBe(
    'One: A Right to work: Yes\n\nHello',
  );
});
