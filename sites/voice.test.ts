import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What sounded translated, and what a native would say. docs/voice.md has the rules behind it; a phrase joins this
 * list when a reader marked it.
 */
const translated: { phrase: RegExp; instead: string }[] = [
  {
    phrase: /\bnine (in|of|out of) ten\b/i,
    instead: 'a number that was counted, with its source, or nothing',
  },
  { phrase: /asked of us/i, instead: 'leave it out: nobody counted it' },
  { phrase: /\bthe way alone\b/i, instead: 'say what is compared: “compares doing it yourself with …”' },
  { phrase: /\bleast (base|social|advance|assessment)/i, instead: 'minimum (assessment base, advance)' },
  { phrase: /\bYou (will learn|will know|’ll learn|learn)\b/, instead: 'say the thing itself' },
  {
    phrase: /^summary: ['"]?You (learn|get|build|check|decide|follow|make)\b/m,
    instead: 'say what the lesson is about: “How to …”, “What …”',
  },
  {
    phrase: /What it does(n’t| not) know|How it counts|What to look at|Czech words on the way/,
    instead: 'a heading that says what follows: “What’s not included”, “How it’s worked out”',
  },
  { phrase: /\bthe same holds\b/i, instead: 'the same goes for, the same applies to' },
  {
    phrase:
      /\b(stands?|stood) (?:(?:on|in|at|beside|under) (?:the|an?|each|every|your|its|our) (?!counter)|there\b)/i,
    instead: 'is on, is in, is next to, says',
  },
  {
    phrase: /\b(is|are|was|were) counted (from|by|with)\b/i,
    instead: 'is worked out from, runs from, is based on',
  },
  { phrase: /\bcounts? with a\b/i, instead: 'assumes a' },
  { phrase: /\bholds (from|until|for|only|good)\b/i, instead: 'is valid from, applies from, lasts until' },
  { phrase: /\bas a rule\b/i, instead: 'usually' },
  { phrase: /\bdearer\b/i, instead: 'more expensive, costs more' },
  { phrase: /\bshut out\b/i, instead: 'can’t use it' },
  { phrase: /\bmust stand\b/i, instead: 'has to be on it' },
  { phrase: /\b(CZK|euros?|months|days|years|hours) in all\b(?! [A-Z])/, instead: 'in total' },
  { phrase: /\bbrings? (no )?holiday\b/i, instead: 'you earn holiday' },
  { phrase: /\bnot yet built\b|\bis not built yet\b/i, instead: 'leave it out, or say it once it is there' },
  { phrase: /\b(day|date of birth) that exists, such as\b/i, instead: 'Enter a real date, such as' },
  {
    phrase: /\bAs (the|your) ([a-z]+ ){1,4}(has|have) (it|them)\b/,
    instead: 'As in your contract, as on your card',
  },
  {
    phrase: /\bUntil when (may|do|are)\b|\bFrom when do\b|\bWith whom\b|\bWhom to\b/,
    instead: 'What’s the last day …? When …? Who …?',
  },
  {
    phrase: /\bHow Czech speaks of\b|\bBegin as an? [a-z]+['"`]/,
    instead: 'Czech forms for …, Get started as …',
  },
  { phrase: /\bwork agency\b/i, instead: 'employment agency' },
  {
    phrase:
      /\bannounc(?:e|es|ed|ing) (?:(?:a|the|your|his|her|their|several|free|craft|new|Czech) )+trades?\b|\bannouncement of a (?:further )?trade\b/i,
    instead: 'register a trade',
  },
  {
    phrase: /\breports? you to social security\b/i,
    instead: 'tell, or register you with: reporting somebody is a complaint',
  },
  { phrase: /\baccess data\b/i, instead: 'login details' },
  {
    phrase: /\bwithin so many\b|\bso many (working )?(days|weeks|months|years)\b/i,
    instead: 'this many days',
  },
  { phrase: /\b(clock|time) stands? still\b|\bstood still\b/i, instead: 'the clock is stopped' },
  { phrase: /\bweren’t there\b(?=['"`:.])/, instead: 'has no effect' },
  { phrase: /\b(paper|signature) of (its|their) own\b/i, instead: 'a separate paper, their own form' },
  {
    phrase: /\b(is|was) no (rate|invoice of|invoice was|rule|JSON|ISDOC|tax document|saved form|book of)\b/i,
    instead: 'isn’t a',
  },
  { phrase: /\bFinancial Office\b/, instead: 'tax office' },
  { phrase: /\bis still to come\b/i, instead: 'can’t be in the future' },
  {
    phrase: /\b(a|to a) call of the (court|ministry|office|tax office)\b/i,
    instead: 'if the court asks for something',
  },
  {
    phrase: /\bconfirmation of the (faculty|school|labour office)\b/i,
    instead: 'confirmation from the faculty',
  },
  { phrase: /\bgave no answer\b/i, instead: 'didn’t answer' },
  {
    phrase: /\b(Least|Most) (a|an|limit|income|floor|deposit) |: (least|most) (a|of|an|days|weeks|income)\b/,
    instead: 'minimum, maximum',
  },
  { phrase: /\bhighest base\b|\bleast insurance\b/i, instead: 'maximum base, minimum insurance' },
  { phrase: /\bcriminal record of your citizenship\b/i, instead: 'from your country of citizenship' },
  {
    phrase: /\bCompany at the (Foreign )?Police\b|, and company (at|there)\b/i,
    instead: 'somebody with you at the police',
  },
  {
    phrase: /\bWho (hasn’t|mixes|ended|files|stays longer) [^?'"`\n]*\./,
    instead: 'If you …, anybody who …',
  },
  { phrase: /\bLook into your (mail|contract)\b/, instead: 'Check your e-mail, check your contract' },
  { phrase: /\b(open|opens|opened) (a|your|their) trade\b/i, instead: 'register a trade' },
  {
    phrase: /\bin daily speech\b|\bof small extent\b|\byears of practice\b|\bproof of practice\b/i,
    instead: 'in everyday speech, small-scale, years of experience',
  },
  {
    phrase: /\bannex of the act\b|\bwhat you prove\b|\byou prove a certificate\b/i,
    instead: 'the annex to the act, what you have to show',
  },
  {
    phrase: /\bin its hours\b|\bat the fingerprints\b/i,
    instead: 'during its hours, when fingerprints are taken',
  },
  {
    phrase: /\bSingle prices together\b|\bthe next end\b|\blast safe days\b/i,
    instead: 'bought separately, before the new card ends, last safe filing days',
  },
  { phrase: /\blawful (Czech|Slovak) invoice\b|\bstays so\b/i, instead: 'a valid invoice, stays that way' },
  {
    phrase: /\b(pays?|paid|owes?) [\d ]+ (CZK|EUR) of (tax|social|health)\b/,
    instead: 'in tax, in social security',
  },
  {
    phrase: /(?:^|[.:] |['"`])Whoever (?:is|has|had|does|comes|asks|wants|files|pays)\b/m,
    instead: 'if you …, people who …',
  },
  {
    phrase: /(?:,| and| or) by when\b|\bby when (?:the|to|they|it|you)\b/i,
    instead: 'when, the deadline, how long you have',
  },
  { phrase: /\bneedn’t\b|\bneed not\b/i, instead: 'don’t have to' },
  { phrase: /\bmeans? to stay\b/i, instead: 'plan to stay' },
  { phrase: /(?:^|[.!?] )Had (?:she|he|they|you|it) /m, instead: 'If she’d …' },
  { phrase: /\bno VAT payer\b/i, instead: 'isn’t a VAT payer' },
  { phrase: /\bneeds? you in person\b/i, instead: 'you have to be there yourself' },
  { phrase: /\b(?:opens?|announcement of) (?:the|your) trades?\b/i, instead: 'register a trade' },
  {
    phrase:
      /\b(?:how sure|as|what|who|before) (?:we|you|they|it)’(?:re|s|ve) (?:of|in the passport|part of)\b/i,
    instead: 'the full form: a contraction never ends what it belongs to',
  },
  {
    phrase:
      /\b(?:salary|pay|rent|income|costs|insurance|base|payment|premium) (?:a|of the) (?:month|year)['"`]/i,
    instead: 'monthly salary, yearly income: the measure first',
  },
  { phrase: /\beach further\b/i, instead: 'each extra' },
  { phrase: /\bMay (?:I|you) [^?\n]*\?/, instead: 'Can I …?' },
  { phrase: /\bMust (?:I|you) [^?\n]*\?/, instead: 'Do you have to …?' },
  {
    phrase: /\bWho (?:has an|did|asked|earns|lives on|comes with|waits) [^?'"`\n]*['"`]/,
    instead: 'if you …, people who …',
  },
  { phrase: /, of which (?:one|two|we|the)\b/i, instead: 'two sentences' },
  {
    phrase:
      /\b(?:letters?|confirmations?) of (?:the|other|your) (?:school|owner|bank|insurer|employers?|tax office|ministry|office)\b/i,
    instead: 'a letter from the school, a confirmation from the bank',
  },
];

/** Texts that visitors read. What is said in a video is as it was recorded. */
const contents = globSync('sites/{cz,sk}/**/*.{md,yaml}').filter((file) => !file.endsWith('videos.yaml'));

/** Code of calculators and mails has its words in quotes; comments and tests are for programmers. */
const copy = globSync([
  'packages/tools/src/{calculators,cz,sk,documents,forms,plan,insurance,cases,clock,bookings,orders,profile}/**/*.ts',
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
    return translated.flatMap(({ phrase, instead }) => {
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
  for (const words of old) expect(translated.some(({ phrase }) => phrase.test(words))).toBe(true);
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
