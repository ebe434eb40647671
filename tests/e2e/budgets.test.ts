import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { reachContactForm } from '../support/contact-page.ts';
import { samples } from '../support/routes.ts';
import { bytesOf, inlineScripts, layoutShift, scriptBytesOf, watchTransfers } from '../support/transfer.ts';

const { web } = inject('product');
const open = useBrowser();
const KB = 1024;
/** A phone. */
const viewport = { width: 412, height: 823 };
const limits = {
  scriptBytes: 12 * KB,
  shellBytes: 3 * KB,
  pageBytes: 200 * KB,
  requests: 20,
  fontBytes: 48 * KB,
  preloadedFonts: 2,
  layoutShift: 0.01,
  formScriptBytes: 110 * KB,
};

/**
 * A tool brings React, 67 KB of it, and at most 45 of its own. The goal for both is 110: it stands at 112.3, since
 * what one form needs of the form kit and of zod comes to all of them. The last kilobyte are the exact places of rules
 * in their acts, and the day on which what a browser keeps was written. This keeps it from growing.
 */
const toolLimits = { ...limits, scriptBytes: 112.5 * KB, pageBytes: 300 * KB, requests: 30 };

/** A page as it is sent, without its files. */
const html = { plain: 90 * KB, gzip: 20 * KB };
const toolHtml = { plain: 120 * KB, gzip: 26 * KB };
const generator = '/application-forms-generator/temporary-residence-certificate';
/** Everything of a kind on one page, to be searched in: kept from growing. */
const wholeLists = {
  // 242 words with their meanings and the other forms the filter finds them by are 54 KB by themselves, 18 packed.
  glossary: { plain: 105 * KB, gzip: 29.5 * KB },
  // A line for each of 240 rules.
  law: { plain: 180 * KB, gzip: 14 * KB },
};

test.each([
  [samples.home, html],
  [samples.service, html],
  [samples.article, html],
  [samples.contact, html],
  ['/about', html],
  ['/packages', html],
  ['/our-services', html],
  ['/reviews', html],
  ['/blog', html],
  ['/calculators', html],
  ['/academy/first-year-in-czechia', html],
  ['/academy/first-year-in-czechia/payslip', html],
  ['/forms/student', html],
  ['/search?q=trade+licence', html],
  ['/our-services/thank-you?reference=MJK-0000-0000', html],
  ['/api', html],
  [`${samples.tool}/api`, html],
  [samples.tool, toolHtml],
  // Sixty rows and two pictures.
  ['/calculators/czech-mortgage-calculator', toolHtml],
  ['/calculators/employment-contract-vs-freelance', toolHtml],
  ['/invoice-generator', toolHtml],
  [generator, toolHtml],
  [`${generator}/citizenship`, toolHtml],
  ['/doklad', toolHtml],
  // Twenty-two clauses, each with what it does.
  ['/official-document-generator/rental/lease', toolHtml],
  ['/glossary', wholeLists.glossary],
  ['/law', wholeLists.law],
  ['/proof', html],
  // Forty-five examples with their sources, and what both say.
  ['/proof/Czech-Freelancing-income-salary-calculator', html],
  ['/proof/Czech-VAT-calculator', html],
] as const)(
  'the HTML of %s is light, and what it looks like is in files that are kept',
  async (path, limits) => {
    const page = await (await fetch(web + path)).text();
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(limits.plain);
    expect(gzipSync(page).byteLength).toBeLessThanOrEqual(limits.gzip);
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('');
    expect(styles.length).toBeLessThan(KB);
    const [sheet, ...others] = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    expect(others).toEqual([]);
    const answer = await fetch(web + sheet?.[1]);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  },
);

test.each([
  [samples.home, limits],
  [samples.service, limits],
  [samples.article, limits],
  [samples.tool, toolLimits],
  // Its script comes when somebody comes near it.
  ['/invoice-generator', limits],
] as const)('%s keeps to its budgets', async (path, limits) => {
  const { page, context } = await open({ viewport });
  // The budgets are in gzip; Brotli, which browsers ask for, is smaller still.
  await page.setExtraHTTPHeaders({ 'Accept-Encoding': 'gzip' });
  const transfers = await watchTransfers(page);
  await page.goto(web + path);
  const arrival = await transfers.take();
  const inline = await inlineScripts(page);
  const shell = inline.filter(({ text }) => text.includes('scroll-up'));
  const preloaded = await page.locator('link[rel="preload"][as="font"]').count();
  const before = {
    scriptBytes: scriptBytesOf(arrival) + inline.reduce((sum, { bytes }) => sum + bytes, 0),
    shellBytes: shell.reduce((sum, { bytes }) => sum + bytes, 0),
    pageBytes: bytesOf(arrival),
    requests: arrival.length,
    fontBytes: bytesOf(arrival, 'Font'),
    preloadedFonts: preloaded,
    layoutShift: await layoutShift(page),
  };
  await reachContactForm(page);
  const figures = {
    ...before,
    formScriptBytes: scriptBytesOf(await transfers.take()),
    layoutShiftWithForm: await layoutShift(page),
  };
  await context.close();
  process.stdout.write(`${path} ${JSON.stringify(figures)}\n`);

  // What is measured is there at all.
  expect(shell).toHaveLength(1);
  expect(figures.fontBytes).toBeGreaterThan(0);
  expect(figures.formScriptBytes).toBeGreaterThan(0);
  const over = Object.entries({ ...limits, layoutShiftWithForm: limits.layoutShift }).filter(
    ([name, limit]) => figures[name as keyof typeof figures] > limit,
  );
  expect(
    over.map(
      ([name, limit]) => `${path}: ${name} is ${figures[name as keyof typeof figures]}, limit ${limit}`,
    ),
  ).toEqual([]);
});

/**
 * A page of an application wakes at once and brings its whole form. The goal is that of a tool, 110 KB in 30 files: it
 * stands at 122.8 in 22, with what is told of the answers before they are sent, such as a passport that has expired; this keeps
 * it from growing.
 */
const applicationLimits = { ...toolLimits, scriptBytes: 123 * KB, requests: 24 };

/**
 * A page of a document is alive once somebody comes near its questions; the lease has the most of them. The goal is that of a
 * tool, 110 KB in 30 files: it stands at 120.4 in 33, and this keeps it from growing.
 */
const documentLimits = { ...toolLimits, scriptBytes: 120.5 * KB, requests: 33 };

test.each([
  [generator, 'form[data-live=true]', applicationLimits],
  ['/doklad', '#questions[data-live=true]', documentLimits],
  ['/official-document-generator/rental/lease', '#questions[data-live=true]', documentLimits],
] as const)('%s keeps to its budgets with its form alive', async (path, alive, most) => {
  const { page, context } = await open({ viewport });
  await page.setExtraHTTPHeaders({ 'Accept-Encoding': 'gzip' });
  const transfers = await watchTransfers(page);
  await page.goto(web + path);
  if (alive.startsWith('#')) await page.locator('#questions').hover();
  await page.locator(alive).waitFor({ state: 'attached' });
  const arrival = await transfers.take();
  const figures = {
    scriptBytes: scriptBytesOf(arrival),
    pageBytes: bytesOf(arrival),
    requests: arrival.length,
    layoutShift: await layoutShift(page),
  };
  await context.close();
  process.stdout.write(`${path} ${JSON.stringify(figures)}\n`);
  expect(figures.scriptBytes).toBeGreaterThan(0);
  const names = Object.keys(figures) as (keyof typeof figures)[];
  expect(names.filter((name) => figures[name] > most[name])).toEqual([]);
});
