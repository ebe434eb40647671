import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translatedPhrases } from './translated-phrases.ts';

/** Texts that visitors read. What is said in a video is as it was recorded. */
const contents = globSync('sites/*/**/*.{md,yaml}').filter((file) => !file.endsWith('videos.yaml'));

/** Code of calculators and mails has its words in quotes; comments and tests are for programmers. */
const copy = globSync([
  'packages/tools/src/{calculators,[a-z][a-z],documents,forms,plan,insurance,cases,clock,bookings,orders,profile}/**/*.ts',
  'packages/law/**/*.ts',
  'packages/desk/{outbox,bookings,cases,orders,subscriptions}/*-mails.ts',
]).filter((file) => !/\.test\.ts$|fixture|samples/.test(file));

/** Pages have their words between tags too, so all of their code is read but its comments. */
const pages = globSync('apps/web/src/**/*.{ts,tsx,astro}').filter(
  (file) => !/\.test\.tsx?$|fixture|\/dev\//.test(file),
);

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const spoken = (code: string) =>
  withoutComments(code)
    .match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)
    ?.join('\n') ?? '';

const found = (files: string[], wordsOf: (text: string) => string) =>
  files.flatMap((file) => {
    const words = wordsOf(readFileSync(file, 'utf8'));
    return translatedPhrases.flatMap(({ phrase, instead }) => {
      const hit = phrase.exec(words);
      return hit ? [`${file}: “${hit[0]}”. Say: ${instead}`] : [];
    });
  });

/** “’” as it is set; the straight one is for code, and for the one text that is specified with it. */
const straight = /\p{L}'(?:s|t|re|ve|ll|d|m)\b/u;
const specified = /You're all set!/g;

test('an apostrophe is ’ wherever somebody reads', () => {
  const found = (files: string[], wordsOf: (text: string) => string) =>
    files.flatMap((file) =>
      wordsOf(readFileSync(file, 'utf8'))
        .replace(specified, '')
        .split('\n')
        .filter((line) => straight.test(line))
        .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
    );
  const doubled = (code: string) =>
    withoutComments(code)
      .match(/"[^"\n]*"|`[^`]*`|>[^<>{}]+</g)
      ?.join('\n') ?? '';
  expect(found(contents, (text) => text)).toEqual([]);
  expect(found([...copy, ...pages, ...globSync('packages/ui/**/*.tsx')], doubled)).toEqual([]);
  for (const line of ["It's due", "Enter the child's date", "you'll pay"])
    expect(straight.test(line), line).toBe(true);
});

test('nothing is written in a way that pages show as it is typed', () => {
  // The answer to a question is plain, and no text has tables.
  const typed = /^\s*answer: .*\]\(|^\s*\|.*\|\s*$/;
  const shown = contents.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => typed.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
  );
  expect(shown).toEqual([]);
});

test('content speaks as a native does', () => {
  expect(contents.length).toBeGreaterThan(150);
  expect(found(contents, (text) => text)).toEqual([]);
});

test('calculators, forms, documents, rules and mails speak as a native does', () => {
  expect(copy.length).toBeGreaterThan(600);
  expect(found(copy, spoken)).toEqual([]);
});

test('pages speak as a native does', () => {
  expect(pages.length).toBeGreaterThan(400);
  expect(found(pages, withoutComments)).toEqual([]);
});

test('the phrases are found where they are', () => {
  const old = [
    'In nine of ten cases the office asks.',
    'The number stands on the invoice.',
    'It is counted from the least base.',
    'summary: You learn what a licence is.',
    'The same holds for a spouse.',
    'Enter a day that exists, such as 01/10/2026',
    'As the contract has it. For example, 40.',
    'Until when may you stay?',
    'The rent is returned within so many days.',
    'A pet is allowed: a ban is as if it weren’t there.',
    'title: Look into your mail',
    'A lawful Czech invoice in English.',
    'You pay 1 000 CZK of tax.',
    'In practice, you prove a certificate.',
    'You announce a craft trade at the office.',
    'We report you to social security.',
    'Whoever has permanent residence is insured.',
    'What to do, and by when.',
    'If you needn’t pay it.',
    'In Vienna. Had she looked, she would have known.',
    'The card needs you in person.',
    'It says how sure we’re of it.',
    "'Gross salary a month'",
    '790 CZK for each further one.',
    'May I work in April?',
    'A letter of the school.',
  ];
  for (const words of old) expect(translatedPhrases.some(({ phrase }) => phrase.test(words))).toBe(true);
});

/** What is promised is the same wherever it is: an e-mail is answered within 15 minutes, a meeting is 12 hours later. */
test('promises agree', () => {
  const promises = contents.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:answer(?:ed)?|E-mails)(?: e-mails)?(?: in working hours)? within (\d+) (minutes|hours)|(?:up to|within) (\d+) hours (?:after our|of our|later)/g,
      ),
    ].map(([said, within, unit, later]) => ({ file, said, within: within && `${within} ${unit}`, later })),
  );
  expect(promises.length).toBeGreaterThan(8);
  expect(
    promises.filter(
      ({ within, later }) => (within ?? '15 minutes') !== '15 minutes' || (later ?? '12') !== '12',
    ),
  ).toEqual([]);
});
