import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SiteIndex } from './site-index.ts';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-search-')));

let payload: Payload;
let site: SiteIndex;
beforeAll(async () => {
  payload = await (await import('@majak/desk/payload')).openPayload();
  await (await import('@majak/desk/migrations/migrate')).migrate(payload);
  site = new (await import('./site-index.ts')).SiteIndex();
  await site.compare();
}, 120_000);

const paths = (words: string) => site.index.find(words).hits.map(({ key }) => site.index.entry(key)?.path);
const page = (slug: string, title: string, more: object = {}) => ({
  title,
  slug,
  headerTone: 'solid' as const,
  _status: 'published' as const,
  ...more,
});
const asEditor = { collection: 'pages', depth: 0, overrideAccess: true } as const;
const create = (data: ReturnType<typeof page>) => payload.create({ ...asEditor, data });

test('what the program shows is found before anything is written', () => {
  expect(site.complete).toBe(true);
  expect(paths('VAT calculator')[0]).toBe('/calculators/Czech-VAT-calculator');
  expect(paths('travel insurance')[0]).toBe('/travelInsurance');
  expect(paths('comprehensive insurance')).toContain('/healthInsurance');
  expect(paths('average wage')).toContain('/law/cz.wage.average');
});

test.each([
  'track application',
  'application status',
  'when must they decide',
  'how long does the ministry have',
  'the ministry has not decided',
  'deadline for decision',
  'asked for documents',
  'time is up',
  'the office is late',
  'legal clock',
])('who waits finds where an application is followed: %s', (words) => {
  expect(paths(words).slice(0, 2)).toContain('/track-application');
});

test('a published page is found, a draft of it changes nothing, and a page that is taken back is gone', async () => {
  const { id } = await create(page('seen', 'Seenword'));
  await site.refresh(['pages', 'pages:seen']);
  expect(paths('seenword')).toEqual(['/seen']);
  await payload.update({ ...asEditor, id, draft: true, data: { title: 'Draftword', _status: 'draft' } });
  await site.refresh(['pages:seen']);
  expect([paths('seenword'), paths('draftword')]).toEqual([['/seen'], []]);
  await payload.update({ ...asEditor, id, data: { _status: 'draft' } });
  await site.refresh(['pages:seen']);
  expect(paths('seenword')).toEqual([]);
});

test('a renamed page is found at its new address alone', async () => {
  const { id } = await create(page('before', 'Renamedword'));
  await site.refresh(['pages:before']);
  await payload.update({ ...asEditor, id, data: { slug: 'after' } });
  await site.refresh(['pages', 'pages:after', 'pages:before']);
  expect(paths('renamedword')).toEqual(['/after']);
});

test('a page that is kept out of search engines, or is a copy of another, is not found', async () => {
  await create(page('hidden', 'Hiddenword', { seoTag: { noindex: true } }));
  await create(page('copy', 'Hiddenword', { seoTag: { canonical: '/seen' } }));
  await site.refresh(['pages:hidden', 'pages:copy']);
  expect(paths('hiddenword')).toEqual([]);
});

test('the guide of a calculator is found as the calculator, with it and without it', async () => {
  const sections = [
    { blockType: 'questions' as const, title: 'Guideword', items: [{ question: 'Why?', answer: 'So.' }] },
  ];
  const { id } = await create(page('calculators/czech-vat-calculator', 'Guide', { sections }));
  await site.refresh(['pages:calculators/czech-vat-calculator']);
  expect(paths('guideword')).toEqual(['/calculators/Czech-VAT-calculator']);
  await payload.delete({ ...asEditor, id });
  await site.refresh(['pages:calculators/czech-vat-calculator']);
  expect(paths('guideword')).toEqual([]);
  expect(paths('VAT calculator')[0]).toBe('/calculators/Czech-VAT-calculator');
});

test('terms are read as a whole', async () => {
  const terms = { collection: 'terms', depth: 0, overrideAccess: true } as const;
  const { id } = await payload.create({
    ...terms,
    data: { term: 'pokus', english: 'Trialword', meaning: 'A try.' },
  });
  await site.refresh(['terms']);
  expect(paths('trialword')).toEqual(['/glossary#pokus']);
  await payload.delete({ ...terms, id });
  await site.refresh(['terms']);
  expect(paths('trialword')).toEqual([]);
});

test('what no announcement told of is made up for by the next comparison', async () => {
  const kept = await create(page('untold', 'Silentword'));
  const gone = await create(page('gone', 'Goneword'));
  await site.compare();
  expect([paths('silentword'), paths('goneword')]).toEqual([['/untold'], ['/gone']]);
  await payload.update({ ...asEditor, id: kept.id, data: { title: 'Hourlyword' } });
  await payload.delete({ ...asEditor, id: gone.id });
  await site.compare();
  expect([paths('silentword'), paths('hourlyword'), paths('goneword')]).toEqual([[], ['/untold'], []]);
});

test('changes during a comparison are in the index after it', async () => {
  const { id } = await create(page('during', 'Firstword'));
  const comparing = site.compare();
  await payload.update({ ...asEditor, id, data: { title: 'Secondword' } });
  await site.refresh(['pages:during']);
  await comparing;
  expect([paths('firstword'), paths('secondword')]).toEqual([[], ['/during']]);
});

test('a page is known to show a rule of the law as long as its text names it', async () => {
  const text = (words: string) => ({ seoTag: { metaDescription: words } });
  const named = () => site.index.showing('cz.vat.standard').map(({ path: at }) => at);
  const { id } = await create(page('rates', 'Rates', text('It is {{law cz.vat.standard 2026}} today')));
  await site.refresh(['pages', 'pages:rates']);
  expect(named()).toContain('/rates');
  await payload.update({ ...asEditor, id, data: text('It is what it is') });
  await site.refresh(['pages', 'pages:rates']);
  expect(named()).not.toContain('/rates');
});
