import { move, typed } from '@majak/tools/form/tried-form';
import { expect, test } from 'vitest';
import { withPostedRows } from './posted-rows.ts';

const { fields } = move;

test('a row more is asked for by the name of its table, and is empty', () =>
  expect(withPostedRows(fields, typed, [['add', 'children']])).toEqual({
    ...typed,
    'children.1.name': '',
    'children.1.born': '',
    'children.1.school': 'no',
  }));

test('a row less is asked for by its number: those below it move up', () => {
  const two = { ...typed, 'children.1.name': 'Eva' };
  const one = withPostedRows(fields, two, [['remove', 'children.0']]);
  expect(one).toMatchObject({ 'children.0.name': 'Eva', fullName: typed.fullName });
  expect(Object.keys(one ?? {})).not.toContain('children.1.name');
});

test.each([
  [[]],
  [[['add', '']]],
  [[['add', 'fullName']]],
  [[['add', 'constructor']]],
  [[['remove', 'children']]],
  [[['remove', 'children.x']]],
  [[['remove', 'fullName.0']]],
  [[['fullName', 'add']]],
] as const)('%j is a post to be taken as it is', (post) =>
  expect(withPostedRows(fields, typed, post)).toBeUndefined(),
);
