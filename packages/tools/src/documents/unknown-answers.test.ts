import { expect, test } from 'vitest';
import { form } from '../form/form.ts';
import { group } from '../form/kinds/group.ts';
import { rows } from '../form/kinds/rows.ts';
import { text } from '../form/kinds/text.ts';
import { requiredWhen } from '../form/required-when.ts';
import { allowUnknown } from '../form/unknown-answer.ts';
import { unknownAnswers } from './unknown-answers.ts';

const name = allowUnknown(text({ label: 'Name' }));
const { fields } = form({
  key: 'family',
  version: 1,
  fields: {
    name,
    home: group({ label: 'Home', fields: { city: name, zip: text({ label: 'Postcode' }) } }),
    children: rows({ label: 'Children', row: 'child', max: 3, columns: { name } }),
    partner: requiredWhen(({ name }) => name === 'Ana', name),
  },
});

test('"I don\'t know yet" is found in groups and rows, where it is asked and may be answered so', () => {
  const given = { name: null, home: { city: null, zip: null }, children: [{ name: 'Eva' }, { name: null }] };
  expect(unknownAnswers(fields, { ...given, partner: null })).toEqual([
    'name',
    'home.city',
    'children.1.name',
  ]);
  expect(unknownAnswers(fields, { name: 'Ana', partner: null, home: null })).toEqual(['partner']);
});
