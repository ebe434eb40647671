import { textsToAnswers } from '@majak/tools/form/field-texts';
import { form as formOf } from '@majak/tools/form/form';
import { group } from '@majak/tools/form/kinds/group';
import { rows } from '@majak/tools/form/kinds/rows';
import { optionalText, text } from '@majak/tools/form/kinds/text';
import { yesNo } from '@majak/tools/form/kinds/yes-no';
import { expect, test } from 'vitest';
import { checkSections } from './check-sections.ts';
import { movingApplication } from './moving-application-fixture.ts';

const { form } = movingApplication;
const checked = (typed: Record<string, string>) =>
  checkSections(form, textsToAnswers(form.fields, typed)).map(({ title, fields }) => [
    title,
    ...fields.map(({ key, step, groups }) => [
      key,
      step,
      ...groups.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ]),
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

test('what belongs together stands under one name: a row by its number, a group by the label beside it', () => {
  const form = formOf({
    key: 'tried-check',
    version: 1,
    fields: {
      stays: rows({
        label: 'Stays',
        row: 'stay',
        max: 3,
        columns: { from: optionalText({ label: 'From' }), to: optionalText({ label: 'To' }) },
      }),
      home: group({
        label: 'Home',
        fields: { town: optionalText({ label: 'Town' }), zip: optionalText({ label: 'Postcode' }) },
      }),
    },
  });
  const given = {
    stays: [{ from: '2020', to: '2021' }, { from: '2022' }],
    home: { town: 'Brno', zip: '602 00' },
  };
  const [section] = checkSections(form, given);
  expect(
    section?.fields.map(({ groups }) =>
      groups.map(({ name, lines }) => [name, ...lines.map(({ label }) => label)]),
    ),
  ).toEqual([
    [
      ['Stay 1', 'From', 'To'],
      ['Stay 2', 'From'],
    ],
    [['', 'Town', 'Postcode']],
  ]);
});

test('what stands in a row from the start is read with it, as it is handed in', () => {
  const accounts = rows({
    label: 'Accounts',
    row: 'account',
    max: 3,
    columns: { account: text({ label: 'Account' }), published: yesNo({ label: 'Published', start: true }) },
  });
  const form = formOf({ key: 'tried-start', version: 1, fields: { accounts } });
  const [section] = checkSections(form, { accounts: [{ account: '123457' }] });
  expect(section?.fields[0]?.groups[0]?.lines.map(({ text }) => text)).toEqual(['123457', 'Yes']);
});
