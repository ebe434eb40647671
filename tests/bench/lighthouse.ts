import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import * as z from 'zod';
import { browserPath } from '../support/browser-path.ts';
import { samples } from '../support/routes.ts';
import { median, print } from './figures.ts';
import { startWeb } from './web-process.ts';

const runs = 5;
const KB = 1024;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const request = z.object({ resourceType: z.string().optional(), transferSize: z.number().default(0) });
type Request = z.infer<typeof request>;
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function read(lhr: Result) {
  const { details } = lhr.audits['network-requests'] ?? {};
  const requests = z.array(request).parse(details?.type === 'table' ? details.items : []);
  const bytes = (of: Request[]) => of.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const audit = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => (lhr.categories[id]?.score ?? Number.NaN) * 100;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'largest paint': audit('largest-contentful-paint'),
    'blocking time': audit('total-blocking-time'),
    'layout shift': audit('cumulative-layout-shift'),
    'script files': bytes(requests.filter(({ resourceType }) => resourceType === 'Script')) / KB,
    'whole page': bytes(requests) / KB,
    requests: requests.length,
  };
}

const budgets: Record<keyof ReturnType<typeof read>, { budget: number; unit?: string; least?: boolean }> = {
  performance: { budget: 99, least: true },
  accessibility: { budget: 100, least: true },
  'best practices': { budget: 100, least: true },
  SEO: { budget: 100, least: true },
  'largest paint': { budget: 1200, unit: 'ms' },
  'blocking time': { budget: 20, unit: 'ms' },
  'layout shift': { budget: 0.01 },
  'script files': { budget: 12, unit: 'KB' },
  'whole page': { budget: 200, unit: 'KB' },
  requests: { budget: 20 },
};

/** The goal is 1.2 s, and not met in every run (decision 24). */
const drawnBudgets: typeof budgets = { ...budgets, 'largest paint': { budget: 1250, unit: 'ms' } };

/** The goal is 1.2 s: with the file of drawings on the way too, the fonts take a flight more (decision 24). */
const homeBudgets: typeof budgets = { ...budgets, 'largest paint': { budget: 1300, unit: 'ms' } };

/** A tool brings React. */
const toolBudgets: typeof budgets = {
  ...budgets,
  performance: { budget: 97, least: true },
  'blocking time': { budget: 80, unit: 'ms' },
  'script files': { budget: 110, unit: 'KB' },
  'whole page': { budget: 300, unit: 'KB' },
  requests: { budget: 30 },
};

const pages = [
  [samples.home, homeBudgets],
  [samples.service, drawnBudgets],
  [samples.article, budgets],
  [samples.tool, toolBudgets],
] as const;

/** Lighthouse on a phone, median of five runs a page, against the table of the quality goals. */
export async function benchLighthouse(): Promise<boolean> {
  const web = await startWeb();
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const [path, held] of pages) {
      const seen: ReturnType<typeof read>[] = [];
      for (let run = 0; run < runs; run += 1) {
        const flags: Flags = { port: chrome.port, logLevel: 'error', onlyCategories: categories };
        const result = await lighthouse(web.url + path, flags);
        if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
        if (run === 0) complain(result.lhr);
        seen.push(read(result.lhr));
      }
      for (const [name, budget] of Object.entries(held)) {
        const all = seen.map((each) => each[name as keyof typeof budgets]);
        // A run in which the browser saw no paint says nothing; the others do.
        const known = all.filter(Number.isFinite);
        const note = known.length < runs ? ` (${known.length} of ${runs} runs)` : '';
        print({ name: `${path} ${name}${note}`, value: median(known), ...budget });
      }
    }
  } finally {
    chrome.kill();
    await web.stop();
  }
  return true;
}

/** Names what keeps a category below its best. */
function complain({ categories, audits, finalDisplayedUrl }: Result): void {
  for (const { id, auditRefs } of Object.values(categories))
    for (const ref of id === 'performance' ? [] : auditRefs) {
      const audit = audits[ref.id];
      if (ref.weight > 0 && audit && audit.score !== null && audit.score < 1)
        process.stdout.write(`${finalDisplayedUrl} ${id}: ${audit.title}\n`);
    }
}
