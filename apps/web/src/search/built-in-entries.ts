import type { SearchableContent } from '@majak/desk/content/read-for-search';
import {
  offeredApplications,
  offeredCalculators,
  offeredDocuments,
  offeredSlugs,
} from '@majak/desk/offered-tools';
import { site } from '@majak/desk/site';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { purposes } from '@majak/tools/insurance/needs-fields';
import { insuranceLines } from '@majak/tools/insurance/product';
import { startPath } from '../applications/application-address.ts';
import { trackerPath } from '../clock/clock-address.ts';
import { siteClock } from '../clock/site-clock.ts';
import { insurancePaths, lineTitles } from '../insurance/insurance-address.ts';
import { ruleIds, wholeRule } from '../law/law-book.ts';
import { placeOf } from '../tools/calculators/cited-rule.ts';
import { topicWords } from '../tools/calculators/topic-words.ts';
import type { Entry } from './entry.ts';
import { extractText } from './extract-text.ts';

const ruleEntries = (): Entry[] =>
  ruleIds.map((id) => ({
    key: `rules:${id}`,
    kind: 'rules',
    path: `/law/${id}`,
    title: wholeRule(id).title,
    headings: '',
    lead: wholeRule(id).about,
    topics: placeOf(wholeRule(id)),
    body: '',
  }));

/** A calculator with its guide, if one is published: they are one page. */
export function calculatorEntry({ slug, words, questions }: Calculator, guide?: SearchableContent): Entry {
  const text = extractText(guide?.kind === 'pages' ? guide.doc.sections : undefined);
  return {
    key: `calculators:${slug}`,
    kind: 'calculators',
    path: `/calculators/${slug}`,
    title: words.title,
    headings: [words.asks, ...text.headings].join('. '),
    lead: words.lead,
    topics: `Calculator. ${topicWords[words.topic].label}`,
    body: [...Object.values(questions).map(({ label }) => label), ...text.body].join('. '),
  };
}

const page = (path: string, title: string, lead: string): Entry => ({
  key: `site:${path}`,
  kind: 'pages',
  path,
  title,
  headings: '',
  lead,
  topics: '',
  body: '',
  isBuiltIn: true,
});

/** Pages that are no document and no tool. */
const ownPages: readonly Entry[] = [
  page(
    '/our-services',
    'Services and prices',
    'Everything we do for clients, with the price and how long it takes.',
  ),
  page('/contact', 'Contact us', 'Write to us, call us, or come to the office. A person answers.'),
  page('/blog', 'Blog', 'Articles on visas, residence, taxes, insurance and housing.'),
  page('/reviews', 'Reviews', 'What clients say about us.'),
  page(
    '/glossary',
    `Glossary of ${site.jurisdiction.language.name} office words`,
    'What it says on letters, forms and office doors, in plain English.',
  ),
];

/** Where insurance is compared, with the words for what it is for and what it pays for. */
const insuranceEntries: readonly Entry[] = site.insurance
  ? insuranceLines.map((line) => ({
      ...page(insurancePaths(line).start, lineTitles[line].title, lineTitles[line].lead),
      topics: 'Compare and buy insurance. Certificate of insurance',
      body: [
        ...purposes[line].map(({ label }) => label),
        ...(line === 'health' ? ['Comprehensive insurance', 'Basic insurance, for emergencies'] : []),
      ].join('. '),
    }))
  : [];

const lawPage = page(
  '/law',
  'The law in numbers',
  'Rates, limits and amounts of the law by year, each with its section and source.',
);
const planEntries: readonly Entry[] = site.plan
  ? [
      {
        ...page(
          '/plan',
          'Which permit do I need? Your plan',
          'Which permit fits you and why not another, what it costs, how long it takes and what you do first.',
        ),
        topics: 'Which permit, which visa, who needs what, checklist, first 30 days',
        body: 'Job offer. Freelance. Study. Family. Research. Working holiday',
      },
    ]
  : [];
/** Where a case is followed and the clock of the law is asked, with the words of somebody who waits. Search engines are kept out of it. */
const clockEntries: readonly Entry[] = siteClock
  ? [
      {
        ...page(
          trackerPath,
          'Track your application: when do they have to decide?',
          'Where your case stands, when the office has to decide, who decides, and what you can do when the time is up.',
        ),
        headings:
          'When must they decide? How long does the ministry have? The deadline for their decision. ' +
          'What if the ministry has not decided, the office is late, the time is up? Asked for documents',
        topics:
          'Application tracker, application status, where is my application. Legal clock, how long it takes. ' +
          'Suspended. No decision, waiting too long, delay, inactivity',
        body: siteClock.clock.permits.map(({ title }) => title).join('. '),
      },
    ]
  : [];
const proofPage = page(
  '/proof',
  'Worked examples and our answers',
  'Every example we test our calculators with: what its source says, and what we answer.',
);
const apiPage = page('/api', 'API', 'The calculators and the search for programs, with examples.');

/** What the program itself shows: calculators without their guides, rules of the law, pages of its own. */
export const builtInEntries = async (): Promise<Entry[]> => [
  ...ownPages,
  ...planEntries,
  ...clockEntries,
  ...insuranceEntries,
  ...(ruleIds.length > 0 ? [lawPage] : []),
  ...(offeredSlugs.length > 0 ? [proofPage, apiPage] : []),
  ...(await offeredCalculators()).map((calculator) => calculatorEntry(calculator)),
  ...(await offeredDocuments())
    .filter(({ page: path }) => path !== '/invoice-generator')
    .map(({ page: path, title, lead }) => page(path, title, lead)),
  ...offeredApplications.map((one) => page(startPath(one), one.title, one.lead)),
  ...ruleEntries(),
];

const guides = 'pages:calculators/';

/** The address of the calculator that a page is the guide of; empty for the guide of one that is not there. */
export const guidedBy = (key: string): string | undefined =>
  key.startsWith(guides)
    ? (offeredSlugs.find((slug) => guides + slug.toLowerCase() === key) ?? '')
    : undefined;
