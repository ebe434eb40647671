import { globSync, readFileSync } from 'node:fs';
import { rules } from '@majak/law/cz/rules';
import matter from 'gray-matter';
import { expect, test } from 'vitest';

const files = globSync('sites/**/*.{md,yaml}', { exclude: ['**/node_modules/**'] }).toSorted();
const texts = [
  ...files.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  ...Object.entries(rules).map(([id, { title, about }]) => ({ file: id, text: `${title}\n${about}` })),
];
const where = (wrong: RegExp) => texts.filter(({ text }) => wrong.test(text)).map(({ file }) => file);
const textOf = (file: string) => readFileSync(`sites/cz/${file}`, 'utf8');

test.each(files.filter((file) => file.endsWith('.md')))('%s can be read', (file) => {
  expect(Object.keys(matter(readFileSync(file, 'utf8')).data)).toContain('title');
});

/** DPP is an agreement to complete a job, DPČ an agreement to perform work: one English name each. */
test.each([
  ['a DPP under the name of a DPČ', /agreements? to perform work[^.\n]{0,40}(?:\*?DPP|provedení práce)/i],
  [
    'a DPČ under the name of a DPP',
    /agreements? to complete a job[^.\n]{0,40}(?:\*?DPČ\)|pracovní činnosti)/i,
  ],
  [
    'another English name',
    /agreements? (?:on|for) (?:work(?:ing)? activity|work performance|the performance of work)/i,
  ],
])('no text has %s', (_what, wrong) => expect(where(wrong)).toEqual([]));

test('what is left of parental allowance is not said to be lost when the next child comes', () => {
  expect(textOf('articles/having-a-baby-in-czechia.md')).toMatch('Section 30a of Act 117/1995');
  expect(textOf('pages/calculators/paid-parental-leave.md')).toMatch('Section 30a of Act 117/1995');
  expect(where(/What is left of the first is lost|Draw the rest before/)).toEqual([]);
});

test.each(['blue-card', 'blue-card-extension', 'digital-nomad-programme'])(
  '%s: the salary of a blue card is 1.5 times the announced average, by month rounded up',
  (page) => {
    const text = textOf(`services/${page}.md`);
    const said = (pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replaceAll(' ', ''));
    expect(text).toMatch('Notice 44/2026');
    expect(said(/([\d ]+) CZK a month/)).toBe(Math.ceil((1.5 * 590_580) / 12));
    expect(where(/553 980/)).toEqual([]);
  },
);

test('a payer applies for VAT within 10 working days, an identified person within 15 days', () => {
  for (const page of [
    'services/vat-registration.md',
    'articles/vat-for-freelancers-and-identified-persons.md',
  ]) {
    expect(textOf(page), page).toMatch(/10 working days/);
    expect(textOf(page), page).toMatch(
      /15 days\W+(?:of it|from the day on which you became an identified person)/,
    );
  }
  expect(where(/we work with 10 working days|on time under either reading/)).toEqual([]);
});

test('the older limit of mortgage interest goes by the home, not by the loan', () => {
  expect(where(/loans (?:from|before) 2021/)).toEqual([]);
});
