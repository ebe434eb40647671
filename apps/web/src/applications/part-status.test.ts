import { expect, test } from 'vitest';
import { movingApplication } from './moving-application-fixture.ts';
import { partsOf } from './part-status.ts';

const { form } = movingApplication;
const statuses = (typed: Record<string, string>, seen: string[] = []) =>
  partsOf({ form, typed, seen, found: [] }).map(({ title, status, opens }) => [title, status, opens]);
const whole = { name: 'Ana', hasDog: 'no' };

test.each([
  ['untouched', {}, [], 'Not yet started', 'you'],
  ['one answer in', { name: 'Ana' }, ['you'], 'In progress', 'dog'],
  ['continued past without a word', {}, ['you'], 'In progress', 'dog'],
  ['whole', whole, ['you', 'dog'], 'Completed', 'you'],
  ['whole but not seen to its end', whole, ['you'], 'In progress', 'dog'],
  ['with a branch that is open', { ...whole, hasDog: 'yes' }, ['you', 'dog'], 'In progress', 'dogs'],
  [
    'with a text that is wrong',
    { ...whole, name: 'x'.repeat(200) },
    ['you', 'dog'],
    'There is a problem',
    'you',
  ],
])('a part that is %s', (_, typed, seen, status, opens) => {
  expect(statuses(typed, seen)[0]).toEqual(['About you', status, opens]);
});

test('an answer that is not known yet keeps its part in progress', () => {
  expect(statuses({ movesOn: '?' }, ['move'])[1]).toEqual(['The move', 'In progress', 'move']);
  expect(statuses({ movesOn: '31/01/2027' }, ['move'])[1]).toEqual(['The move', 'Completed', 'move']);
});

test('what is agreed to at the end belongs to no part', () => {
  expect(statuses({ consent: 'yes' }).map(([title]) => title)).toEqual(['About you', 'The move']);
  expect(statuses({ consent: 'yes' })[1]?.[1]).toBe('Not yet started');
});

test('a part with an answer that was found wrong is not called completed', () => {
  const found = (field: string) =>
    partsOf({ form, typed: whole, seen: ['you', 'dog'], found: [{ field }] }).map(({ status }) => status);
  expect(found('name')).toEqual(['There is a problem', 'Not yet started']);
  expect(found('name.first')).toEqual(['There is a problem', 'Not yet started']);
  expect(found('hasNoPart')).toEqual(['Completed', 'Not yet started']);
});
