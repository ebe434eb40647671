import { expect, test } from 'vitest';
import { allDocuments } from '../../../../../sites/all-tools.ts';
import { readDraft, writeDraft } from '../../form/draft.ts';
import type { Fields } from '../../form/field.ts';
import { answersToTexts, textsToAnswers } from '../../form/field-texts.ts';
import { isPlainObject } from '../../form/field-tree.ts';
import { readForm } from '../../form/form.ts';
import type { TwoLanguages } from '../two-language-view.ts';
import { withPlaceholders } from '../with-placeholders.ts';
import { samplePerson } from './sample-parties.ts';

const today = '2026-11-21';
const documents = (await allDocuments()).filter(({ template }) => template === 'two-language-document');
type OneDocument = (typeof documents)[number];

/** What a person has that a company lacks. */
const person = { bornOn: '1994-08-09', document: 'X0000000' };

/** Everybody a person, and all of one sex. */
function peopled(fields: Fields, given: unknown, sex: string | undefined): unknown {
  if (!isPlainObject(given)) return given;
  const inside = Object.entries(given).map(([key, value]) => {
    const field = fields[key];
    if (field?.kind === 'rows' && Array.isArray(value))
      return [key, value.map((one) => peopled(field.columns, one, sex))];
    return [key, field?.kind === 'group' ? peopled(field.fields, value, sex) : value];
  });
  const all = Object.fromEntries(inside);
  if (!fields.sex) return all;
  return fields.kind ? { ...person, ...all, kind: 'person', sex } : { ...all, sex };
}
const withEverything = ({ form, sample, read }: OneDocument, sex: string | undefined) => {
  const given = Object(sample(today));
  const on = isPlainObject(given.clauses)
    ? { clauses: Object.fromEntries(Object.keys(given.clauses).map((id) => [id, true])) }
    : {};
  const { kind: _, register: __, ...one } = samplePerson;
  const joint = form.fields.jointTenants ? { jointTenants: [one, one] } : {};
  const whole = peopled(form.fields, { ...given, ...on, ...joint }, sex);
  return withPlaceholders(whole, { today, home: 'CZ', fields: form.fields, read }).drawn;
};

/** The Czech of a document, without what only somebody unknown is called. */
const czechOf = (document: OneDocument, sex: string | undefined): string => {
  const { parts, placed, signatures } = document.view(withEverything(document, sex)) as TwoLanguages;
  const rows = [...parts.flatMap(({ rows }) => rows), ...placed];
  return [
    ...parts.map(({ heading }) => heading?.local),
    ...rows.map(({ local }) => local.filter((part) => typeof part === 'string').join('')),
    ...signatures.map(({ local }) => local),
  ]
    .filter((words) => !/Zaměstnavatel, datum|Zaměstnanci a poradci|souhlas vlastníka bytu/.test(words ?? ''))
    .join('\n');
};

const ends = '(?:el|ele|eli|elem|ec|ce|ci|cem|ník|níka|níkovi|níkem)';
const man = new RegExp(
  `(?<!\\p{L})(?:pronajímat|zaměstnavat|objednat|zhotovit|žadat|zmocnit|nájem|podnájem|zaměstnan|příkaz|zmocněn|cizin|účast|vlast|spoluvlast)${ends}(?!\\p{L})|(?<!\\p{L})(?:oprávněn|povinen|sám)(?!\\p{L})`,
  'iu',
);
const woman =
  /(?<!\p{L})(?:pronajímatelk|zaměstnavatelk|objednatelk|zhotovitelk|žadatelk|zmocnitelk|(?:pod)?nájemky|zaměstnanky|příkazky|příkaznic|zmocněnky|cizink|účastnic|vlastnice)\p{L}*|(?<!\p{L})(?:oprávněna|sama)(?!\p{L})/iu;

test.each(documents)('$slug calls women by the words for women, and men by those for men', (document) => {
  expect(man.exec(czechOf(document, 'female'))?.[0]).toBe(undefined);
  expect(woman.exec(czechOf(document, 'male'))?.[0]).toBe(undefined);
  expect(woman.exec(czechOf(document, undefined))?.[0]).toBe(undefined);
});

test('what belongs to a tenant is hers or his: nájemkynin comes of nájemkyně, nájemcův of nájemce', async () => {
  const lease = documents.find(({ slug }) => slug === 'lease');
  if (!lease) throw new Error('no lease');
  expect(czechOf(lease, 'female')).toContain('do nájemkyniny domácnosti');
  expect(czechOf(lease, 'male')).toContain('do nájemcovy domácnosti');
});

test.each(documents)(
  'a draft of $slug that was begun before anybody was asked still opens',
  ({ form, sample }) => {
    const texts = Object.entries(answersToTexts(form.fields, Object(sample(today))));
    const before = Object.fromEntries(texts.filter(([path]) => !/(^|\.)sex$/.test(path)));
    const opened = readDraft(form, writeDraft(form, before));
    expect(opened).toEqual(before);
    expect(readForm(form, textsToAnswers(form.fields, before))).not.toHaveProperty('faults');
  },
);
