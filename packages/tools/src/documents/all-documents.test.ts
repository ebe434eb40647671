import { existsSync } from 'node:fs';
import { neighbours as czechNeighbours } from '@majak/law/cz/neighbours';
import { provisions as czech } from '@majak/law/cz/provisions';
import { neighbours as slovakNeighbours } from '@majak/law/sk/neighbours';
import { provisions as slovak } from '@majak/law/sk/provisions';
import { expect, test } from 'vitest';
import { allDocuments, documentSlugs, findDocument } from '../../../../sites/all-tools.ts';
import type { Fields } from '../form/field.ts';
import { answersToTexts, formatTexts, textsToAnswers } from '../form/field-texts.ts';
import { nestedFields } from '../form/field-tree.ts';
import { jsonSchema } from '../form/json-schema.ts';
import { documents as ofSlovakia } from './sk/documents.ts';
import { withPlaceholders } from './with-placeholders.ts';

const today = '2026-11-21';
const documents = await allDocuments();

test('every document is listed under its slug, and nothing under another', async () => {
  expect(documents.map(({ slug }) => slug)).toEqual(documentSlugs);
  expect(await findDocument('constructor')).toBeUndefined();
});

test.each(documents)(
  '$slug reads its own sample, finds nothing wrong with it, and prints texts',
  (document) => {
    const reading = document.read(document.sample(today));
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    expect(document.check(reading.value, today).filter(({ state }) => state === 'wrong')).toEqual([]);
    expect(JSON.stringify(document.view(reading.value))).not.toMatch(/undefined|NaN|\[object/);
    expect(document.fileName(reading.value)).toMatch(/^[\w.-]+$/);
    expect(document.files.map(({ format }) => format)).toContain('pdf');
  },
);

test.each(documents)('$slug is seen and checked before anything is entered', (document) => {
  const { fields } = document.form;
  const { draft } = withPlaceholders({}, { today, home: 'CZ', fields, read: document.read });
  expect(JSON.stringify(document.view(draft))).not.toMatch(/undefined|NaN|\[object/);
  expect(document.check(draft, today).length).toBeGreaterThan(0);
});

test.each(documents)(
  'the sample of $slug stands in its form as it is, and comes back from it',
  (document) => {
    const { fields } = document.form;
    const reading = document.read(document.sample(today));
    const texts = answersToTexts(fields, Object(reading.ok && reading.value));
    expect(document.read(textsToAnswers(fields, formatTexts(fields, texts)))).toEqual(reading);
  },
);

test.each(documents)('every check of $slug cites a provision of the law', (document) => {
  const stated = [...Object.values(czech), ...Object.values(slovak)].map(
    ({ act, section }) => `${section}, ${act}`,
  );
  for (const { act, section, says } of document.check(document.sample(today), today)) {
    expect(stated).toContain(`${section}, ${act}`);
    expect(says).toMatch(/^[A-Z\d].+[^.]$/s);
  }
});

test.each(documents)('the fields of $slug are described for programs, each with its words', ({ form }) => {
  const { properties } = jsonSchema(form.fields);
  for (const key of Object.keys(form.fields)) expect(Object(Object(properties)[key]).title).toBeTruthy();
});

test.each(documents)('$slug has a template', ({ template }) =>
  expect(existsSync(new URL(`../../../desk/documents/${template}.typ`, import.meta.url))).toBe(true),
);

const opened = documents.flatMap(({ slug, files, opening, sample }) =>
  files.flatMap(({ ending, write }) =>
    write && opening?.endings.includes(`.${ending}`) ? [{ slug, ending, write, opening, sample }] : [],
  ),
);

test.each(opened)(
  '$slug comes back from the $ending it is written to',
  async ({ ending, write, opening, sample }) => {
    const content = sample(today);
    const bytes = new TextEncoder().encode(await write(content));
    expect(await opening.open(bytes, `sample.${ending}`)).toEqual({
      ok: true,
      value: { content, notes: [] },
    });
    expect(await opening.open(new Uint8Array(9), 'photo.png')).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^[A-Z“].+\.$/),
    });
  },
);

/** What each list of countries begins with, by its path. */
const nearIn = (fields: Fields, above = ''): (readonly [string, unknown])[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const inside = nestedFields(field);
    if (inside) return nearIn(inside, `${above}${key}.`);
    return field.kind === 'country' ? [[above + key, field.near] as const] : [];
  });

test.each(documents)('every list of countries in $slug begins as all of its country do', ({ slug, form }) => {
  const near = slug in ofSlovakia ? slovakNeighbours : czechNeighbours;
  for (const one of nearIn(form.fields)) expect(one).toEqual([one[0], near]);
});
