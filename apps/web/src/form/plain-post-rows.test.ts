import { movingForm, movingTexts } from '@majak/tools/form/moving-form-fixture';
import { expect, test } from 'vitest';
import { withPlainPostRows } from './plain-post-rows.ts';

const { fields } = movingForm;

test('a row more is asked for by the name of its table, and is empty', () =>
  expect(withPlainPostRows(fields, movingTexts, [['add', 'children']])).toEqual({
    ...movingTexts,
    'children.1.name': '',
    'children.1.born': '',
    'children.1.school': 'no',
  }));

test('a row less is asked for by its number: those below it move up', () => {
  const two = { ...movingTexts, 'children.1.name': 'Eva' };
  const one = withPlainPostRows(fields, two, [['remove', 'children.0']]);
  expect(one).toMatchObject({ 'children.0.name': 'Eva', fullName: movingTexts.fullName });
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
  expect(withPlainPostRows(fields, movingTexts, post)).toBeUndefined(),
);
