import { globSync, readFileSync } from 'node:fs';
import { rules } from '@majak/law/cz/rules';
import { faultyTokens } from '@majak/law/token';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { sites } from './sites.ts';

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

test('every number of the law that a text takes from a rule is there, on the day it names', () => {
  const faults = texts.flatMap(({ file, text }) => {
    const named = Object.values(sites).find(({ site }) =>
      file.startsWith(`sites/${site.jurisdiction.code}/`),
    );
    // What is no text of a site is one of its law.
    const { law } = (named ?? sites.cz).site;
    return faultyTokens(law?.rules ?? {}, text).map((one) => [file, one]);
  });
  expect(faults).toEqual([]);
});

test('no text says a unit after a number of the law that brings it along', () => {
  const said =
    /\{\{law [^}]+\}\} (?:working |calendar )?(?:days?|weeks?|months?|years?|EUR|CZK|%|euros?|crowns?)(?![-\w])/;
  expect(where(said)).toEqual([]);
});

test.each(['blue-card', 'blue-card-extension', 'digital-nomad-programme'])(
  '%s: the salary of a blue card is that of the rule, from the notice that it names',
  (page) => {
    const text = textOf(`services/${page}.md`);
    expect(text).toMatch('Notice 44/2026');
    expect(text).toMatch('{{law cz.blueCard.salary.month 2026}} a month');
    expect(text).not.toMatch(/73 823|885 870/);
    expect(where(/553 980/)).toEqual([]);
  },
);

const services = files.filter((file) => /^sites\/cz\/services\//.test(file));

test('a service says which sections were read, and no text that an act was not', () => {
  const residence = services.filter((file) =>
    /We (?:read|checked) Act 326\/1999, Section/.test(readFileSync(file, 'utf8')),
  );
  expect(residence.length).toBeGreaterThanOrEqual(28);
  expect(where(/which we have not read in full|the portal is right/)).toEqual([]);
});

type PriceRow = { label: string; amount?: number; note?: string; kind?: string };
const officeRows = services.flatMap((file) => {
  const { sections = [] } = matter(readFileSync(file, 'utf8')).data as { sections?: { rows?: PriceRow[] }[] };
  return sections
    .flatMap(({ rows = [] }) => rows)
    .flatMap(({ amount, note = '', kind }) => (kind === 'office' && amount ? [{ file, amount, note }] : []));
});
/** Fees of each item of the tariff, `116` to `162`, by the rules. */
const feesOfItem = (item: string) =>
  Object.values(rules)
    .filter(({ act, section }) => act === '634/2004 Sb.' && section.startsWith(`Annex, item ${item}`))
    .flatMap(({ values }) => values.map(({ value }) => value));

test('a fee about a stay is one of the item of the tariff that stands beside it', () => {
  const named = officeRows.flatMap(({ note, ...row }) =>
    [/tariff items? (116|117A|144A|162)\b/i.exec(note)?.[1] ?? []].flat().map((item) => ({ ...row, item })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ amount, item }) => !feesOfItem(item).includes(amount))).toEqual([]);
});

test('a fee about a stay beside the price of a service is the rule’s', () => {
  const stays = services.filter((file) =>
    /tariff items? (?:116|117A|144A|162)\b/.test(readFileSync(file, 'utf8')),
  );
  const byHand = stays.filter((file) =>
    /\bfee(?: is| of)? \d/i.test(String(matter(readFileSync(file, 'utf8')).data.priceNote)),
  );
  expect(stays.length).toBeGreaterThan(20);
  expect(byHand).toEqual([]);
});

/** Search engines print these as they are written, so they hold no token. */
test('a fee in the description for search engines is one of an office on that page', () => {
  const wrong = services.flatMap((file) => {
    const { seoTag } = matter(readFileSync(file, 'utf8')).data as { seoTag?: { metaDescription?: string } };
    const amounts = officeRows.filter((row) => row.file === file).map(({ amount }) => amount);
    return [...(seoTag?.metaDescription ?? '').matchAll(/\bfee (\d[\d ]*) CZK/g)]
      .map(([, written = '']) => Number(written.replaceAll(' ', '')))
      .filter((fee) => !amounts.includes(fee))
      .map((fee) => ({ file, fee }));
  });
  expect(wrong).toEqual([]);
});

/** What older pages say of a stay, and the Act on the Residence of Foreigners does not. */
test.each([
  ['a posted extension that is late', /deadline for arriving at the office/],
  ['90 days for a seasonal visa', /90 days at most for a complete application/],
  [
    'a withdrawal agreement card without an extension',
    /valid for \*\*five years\*\*, and it is not extended/,
  ],
  ['a purpose that an EU citizen has to prove', /text: Proof of the purpose of your stay\n/],
  ['a doubt about who may file as an unmarried partner', /For an unmarried partner the sources differ/],
  ['three months without a job, whatever the time on a blue card', /three months by the rule we know/],
  ['a fee of 4 000 CZK for a lost card', /between 2 500 and 4 000 CZK/],
])('no service says %s', (_what, wrong) => {
  expect(services.filter((file) => wrong.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('permanent residence: absences, postings and the card on the day of filing are as Sections 68 and 69 say', () => {
  const text = textOf('services/permanent-residency.md');
  const rulesOf = ['absence.months', 'absence.days', 'posting.months', 'posting.days'];
  for (const said of [...rulesOf.map((one) => `{{law cz.permanent.${one} 2026}}`), 'Section 69(7)'])
    expect(text).toMatch(said);
});

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

/** What older pages say of fees, papers and times, and the acts decide otherwise. */
test.each([
  [
    'an apostille of a ministry for 300 CZK, item 5(b) of act 634/2004',
    /300 or 600 CZK|Ministry of Justice\W+300 CZK/,
  ],
  [
    'a school certificate recognised for 1 000 CZK, item 10(d) of act 634/2004',
    /3 000 (?:and|CZK, a regional authority) 1 000 CZK/,
  ],
  [
    'a test of a foreign licence at second hand, § 116(4) of act 361/2000',
    /rule on the test we read in guides/,
  ],
  [
    'a foreign licence that is taken away at filing, § 109(9) of act 361/2000',
    /after the office has taken your licence|The old licence\*\* is taken/,
  ],
  [
    'confirmations of no debt of insurers for citizenship, § 20(1)(b) of act 186/2013',
    /Tax, customs, insurer, social security, labour office/,
  ],
  ['a public list of every data box, § 14b(2) of act 300/2008', /list shows each box of a business/],
  ['painting that only a lease can ask for, § 2257(2) of act 89/2012', /Painting is your duty only/],
  [
    'a limit of penalties at second hand, § 250(3) of act 280/2009',
    /[Bb]y guides,? (?:a penalty|sums) under/,
  ],
  ['flat expenses at second hand, § 7(7) of act 586/1992', /read them at second hand/],
  [
    'a labour market test that employers may leave out, § 37a(4) of act 435/2004',
    /the test can be left out|labour market test is left out/,
  ],
  [
    'reports about foreigners apart from the monthly report, § 87(4) of act 435/2004',
    /was still being changed this year/,
  ],
  ['a court fee by guides, § 11(9)(d) of act 549/1991', /By guides it isn’t paid|from decree 196\/2001/],
  ['holiday at second hand, § 218(4) of act 262/2006', /By the sources we read, you may choose the days/],
])('no text has %s', (_what, wrong) => expect(where(wrong)).toEqual([]));

test.each([
  ['services/apostille.md', /tariff item 5\(b\)/],
  ['services/diploma-recognition.md', /amount: 3000\n +note: Act 634\/2004, tariff item 10\(d\)/],
  ['services/seasonal-work-visa.md', /amount: 500\n +note: Act 634\/2004, tariff item 9\(b\)/],
  ['services/citizenship.md', /Section 7y of Act 65\/2022/],
  ['services/driving-licence-exchange.md', /Section 109\(8\)/],
  ['services/marriage.md', /family member of one[^.]*seven working days/],
  ['services/trade-licence-change.md', /Section 57\(2\)/],
  ['services/tax-return-freelancer.md', /by 31 December 2026/],
  ['articles/sixty-forty-expenses-explained.md', /by 31 December 2026/],
  ['articles/renting-a-flat-in-prague.md', /government order 308\/2015/],
  ['articles/bank-account-without-residence.md', /Section 210\(6\)/],
  ['articles/schwarzsystem-false-self-employment.md', /Section 132/],
  ['pages/corporate.md', /Section 19 of Act 323\/2025/],
  ['services/company-changes.md', /Sections? 98/],
  ['services/employee-health-insurance.md', /by the 20th of the next month[^.]*DPP or DPČ/],
  ['articles/moving-flat-tell-the-ministry.md', /Section 127 of Act 280\/2009/],
  ['services/vat-registration.md', /17 days[^.]*Section 101g/],
  [
    'articles/vat-for-freelancers-and-identified-persons.md',
    /326 000 CZK[^.]*this calendar year or the one before/,
  ],
  ['services/diploma-recognition.md', /Section 90\(5\) of Act 111\/1998/],
  ['services/tax-return-rental.md', /Section 31\(1\)\(a\)/],
  ['pages/calculators/czech-paid-holiday-calculator.md', /Section 218\(4\)/],
])('%s says what the act has: %s', (page, said) => expect(textOf(page)).toMatch(said));

const guides = files.filter((file) => /cz\/(?:articles|lessons|pages)\//.test(file));
const inGuides = (wrong: RegExp) => guides.filter((file) => wrong.test(readFileSync(file, 'utf8')));

/** What the acts decide, and guides once told otherwise. */
test.each([
  ['an act that is left unread', /326\/1999 is listed with a newer wording/],
  ['a move of an EU citizen without a certificate left open', /Without a certificate ask the Foreign Police/],
  [
    'postings abroad of up to 12 months, § 68(2)(f) of act 326/1999',
    /An absence up to 12 consecutive months does no harm/,
  ],
  ['individuals who register for income tax, § 39a of act 586/1992', /fifteen days after the start/i],
  [
    'other states’ criminal records for a trade, § 46(1)(b) of act 455/1991',
    /each state where you lived six months/,
  ],
  [
    'a disputed social minimum of 2026, art. II(5) of act 90/2026',
    /social minimum of (?:the whole year )?2026 is disputed|most sources, not all, apply it/,
  ],
  ['a low limit of the urgent policy, § 180j(1) of act 326/1999', /For the urgent policy the embassies/],
  ['a wait of 365 days for parental allowance, § 3 of act 117/1995', /as a rule after 365 days/],
  [
    'partners who are left in doubt, § 87e(1)(i) of act 326/1999',
    /Sources differ on whether an unmarried partner/,
  ],
  [
    'a flat rate that is only read as closed, § 2a(1)(a) of act 586/1992',
    /in our reading,? closed|As we read Section 2a/,
  ],
])('no guide has %s', (_what, wrong) => expect(inGuides(wrong)).toEqual([]));

test.each([
  ['articles/permanent-residence-how-to-count.md', /ten consecutive months[^.]*560 days/],
  ['articles/permanent-residence-how-to-count.md', /Section 69\(7\)/],
  [
    'articles/moving-flat-tell-the-ministry.md',
    /without a certificate[^#]*?\*\*police\*\*[^#]*?30 working days/,
  ],
  ['articles/losing-your-job-on-an-employee-card.md', /\*\*three months\*\*[^#]*\*\*six months\*\*/],
  ['articles/after-brexit-uk-citizens.md', /can be extended[^.]*\(Section 87t\)/],
  ['articles/social-and-health-for-freelancers.md', /by 31 December 2026/],
])('%s says %s', (page, said) => expect(textOf(page)).toMatch(said));
