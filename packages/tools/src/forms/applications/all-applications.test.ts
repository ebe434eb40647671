import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  allApplications,
  applicationSlugs,
  findApplication,
  sampleAnswers,
} from '../../../../../sites/all-tools.ts';
import { answerLines } from '../../form/answer-lines.ts';
import type { Answers, Field, Fields } from '../../form/field.ts';
import { answersToTexts, textsToAnswers } from '../../form/field-texts.ts';
import { nestedFields } from '../../form/field-tree.ts';
import { readForm } from '../../form/form.ts';
import { facts } from '../../profile/facts.ts';

const today = '2026-11-22';
const applications = await allApplications();

const everyField = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((field) => [field, ...everyField(nestedFields(field) ?? {})]);
const sampleOf = (slug: string): Answers => {
  const sample = sampleAnswers[slug];
  if (!sample) throw new Error(`${slug} has no sample`);
  return sample;
};

/** What is said of a day that does not exist. */
const wrongDay = ({ schema }: Field): string | undefined =>
  z.safeParse(schema, '31/02/2026').error?.issues[0]?.message;

test('each is found by its slug, and nothing by another', async () => {
  expect(applications.map(({ slug }) => slug)).toEqual(applicationSlugs);
  expect(Object.keys(sampleAnswers).toSorted()).toEqual(applicationSlugs.toSorted());
  for (const slug of applicationSlugs) expect((await findApplication(slug))?.form.key).toBe(slug);
  expect(await findApplication('constructor')).toBeUndefined();
});

describe.each(applications)('$slug', ({ slug, form, refuse, check, official, ...words }) => {
  const fields = everyField(form.fields);
  const sample = sampleOf(slug);

  test('each field is asked on one page, and each page says what it is', () => {
    const steps = form.steps ?? [];
    expect(steps.flatMap((step) => step.fields)).toEqual(Object.keys(form.fields));
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
    for (const { key, title, fields: asked, part, why } of steps) {
      expect(key).toMatch(/^[a-z][a-z-]*$/);
      expect(title).toMatch(/^[A-Z]/);
      expect(asked.length).toBeGreaterThan(0);
      expect(part).toBeTruthy();
      expect(why ?? 'It says itself.').toMatch(/^[A-Z].*\.$/);
    }
    const parts = steps.map(({ part }) => part);
    expect(parts.filter((part, at) => part !== parts[at - 1])).toEqual([...new Set(parts)]);
  });

  test('it says who it is for, what to have at hand and what happens next', () => {
    expect(words.lead).toMatch(/\.$/);
    expect(words.minutes).toBeGreaterThan(0);
    expect(words.have.length).toBeGreaterThan(0);
    for (const line of words.thanks.next) expect(line).toMatch(/\.$/);
    for (const line of words.have) expect(line).not.toMatch(/\.$/);
    if (official) {
      expect(official.source).toMatch(/^https:\/\//);
      expect(official.readOn).toMatch(/^2026-/);
      expect(official.section).toMatch(/^§/);
    }
  });

  test('its words are plain: no “please”, “invalid” or “required”, each message says what to do', () => {
    const said = fields.flatMap(({ label, hint = '', missing = '' }) => [label, hint, missing]);
    expect(said.filter((text) => /please|invalid|required|simply|!|'/i.test(text))).toEqual([]);
    const messages = fields.flatMap(({ missing, kind }) => (missing && kind !== 'group' ? [missing] : []));
    expect(messages.filter((text) => !/^(Enter|Choose|Add|Tick) [^.]*$/.test(text))).toEqual([]);
  });

  test('a day is asked for as DD/MM/YYYY, with an example, also where it is wrong', () => {
    const example = /(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/\d{4}/;
    for (const field of fields.filter(({ kind }) => kind === 'day')) {
      expect([field.label, field.hint]).toEqual([field.label, expect.stringMatching(example)]);
      expect(wrongDay(field)).toMatch(example);
    }
  });

  test('a list to open hides no hint', () => {
    const hidden = fields.filter(
      (field) =>
        field.kind === 'choice' &&
        field.shown !== 'radio' &&
        field.options.some(({ hint }) => hint !== undefined),
    );
    expect(hidden.map(({ label }) => label)).toEqual([]);
  });

  test('what an office decides on is handed in with its papers', () => {
    const lacksPapers = official !== undefined && !fields.some(({ kind }) => kind === 'uploads');
    expect(lacksPapers).toBe(false);
  });

  test('an expired passport is said wherever one is asked for', () => {
    const asks = form.fields.passportValidUntil !== undefined;
    const expired = check?.({ ...sample, passportValidUntil: '2026-11-21' }, today) ?? [];
    expect(expired.filter(({ field }) => field === 'passportValidUntil')).toHaveLength(asks ? 1 : 0);
  });

  test('what it asks of people is personal', () => {
    const kept = Object.entries(form.fields).filter(([, { personal }]) => !personal);
    expect(kept.map(([key]) => key)).toEqual(['consent']);
    expect(form.keptDays).toBe(730);
  });

  test('each fact it asks for is known, and asked for in the same way everywhere', () => {
    for (const { fact, kind } of fields) if (fact) expect([fact, facts[fact]?.kind]).toEqual([fact, kind]);
  });

  test('its sample is read without fault, as it is and as it is typed, and nothing stands in its way', () => {
    expect(readForm(form, sample)).toMatchObject({ ok: true });
    const typed = answersToTexts(form.fields, sample);
    expect(readForm(form, textsToAnswers(form.fields, typed))).toMatchObject({ ok: true });
    expect(refuse?.(sample)).toBeUndefined();
    expect(check?.(sample, today) ?? []).toEqual([]);
  });

  test('it takes people as they are: one name, an apostrophe, three citizenships, nine children, a leap day', () => {
    const one = { nameParts: 'surname', surname: "O’Neill-D'Angelo" };
    const more = { ...sample, ...one, otherCitizenships: ['IE', 'GB', 'US'].map((country) => ({ country })) };
    const [child] = Array.isArray(sample.children) ? sample.children : [];
    const family = { ...more, ...(child ? { children: Array(9).fill(child) } : {}) };
    const typed = { ...answersToTexts(form.fields, family), bornOn: '29/02/2000' };
    const answers = textsToAnswers(form.fields, typed);
    expect(readForm(form, answers)).not.toHaveProperty('faults');
    const said = answerLines(form.fields, answers).map(({ text }) => text);
    expect(said).toEqual(expect.arrayContaining(["O’Neill-D'Angelo"]));
    const noDay = readForm(form, textsToAnswers(form.fields, { ...typed, bornOn: '29/02/2001' }));
    expect(noDay.ok ? [] : noDay.faults.map(({ field }) => field)).toEqual(
      form.fields.bornOn ? ['bornOn'] : [],
    );
  });

  test('empty, it says what each field lacks in words of its own', () => {
    const reading = readForm(form, textsToAnswers(form.fields, {}));
    const said = reading.ok ? [] : reading.faults;
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter(({ message }) => !/^(Enter|Choose|Add|Tick) /.test(message))).toEqual([]);
  });

  test('any part of the answers is read, refused or looked at without a failure', () => {
    const values = fc.oneof(fc.constantFrom(...Object.values(sample)), fc.jsonValue());
    const some = fc.dictionary(fc.constantFrom(...Object.keys(form.fields)), values);
    fc.assert(
      fc.property(some, (answers) => {
        const reading = readForm(form, answers);
        refuse?.(answers);
        check?.(answers, today);
        answerLines(form.fields, answers);
        return typeof reading.ok === 'boolean';
      }),
      { numRuns: 100 },
    );
  });
});
