import { expect, test } from 'vitest';
import { askableFields } from './askable-fields.ts';
import { caseKinds, permitKinds } from './case-kinds.ts';

test('what a case is opened for is chosen under headings, and nothing is missing', () => {
  const [permit] = askableFields(caseKinds.opened.form.fields).filter(({ key }) => key === 'permit');
  const options = permit?.options ?? [];
  expect(options.map(({ value }) => value)).toEqual(permitKinds.map(({ id }) => id));
  expect(options.every(({ group }) => group)).toBe(true);
  const headings = [...new Set(options.map(({ group }) => group))];
  expect(headings).toEqual([
    'Residence permits',
    'Cards for work',
    'Visas',
    'EU citizens, their families and stateless people',
  ]);
});
