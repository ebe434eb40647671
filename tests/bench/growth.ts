import * as z from 'zod';
import { median, print } from './figures.ts';
import { startWeb, type Web } from './web-process.ts';

const sizes = [
  { articles: 100, pages: 20 },
  { articles: 10_000, pages: 2_000 },
] as const;
const rounds = 40;
const warmUp = 5;
const indexPatienceMs = 300_000;
const times = 2;

/** An answer to a parameter that is no answer is never kept: each of these is rendered anew. */
const uncached = (path: string, round: number) =>
  `${path}${path.includes('?') ? '&' : '?'}service=bench-${round}`;
const words = ['trade licence', 'tax return', 'zivnost', 'health insurance', 'emploee card', 'visa'];
const search = (path: string, round: number) =>
  `${path}?q=${encodeURIComponent(words[Math.abs(round) % words.length] ?? '')}`;

/** The list of articles shows twenty; the examples that the site brings come on top. */
const lastPage = (articles: number) => articles / 20;

const asked: Record<string, (round: number, articles: number) => string> = {
  'the blog': (round) => uncached('/blog', round),
  'page 5 of the blog': (round) => uncached('/blog?page=5', round),
  'the last page of the blog': (round, articles) => uncached(`/blog?page=${lastPage(articles)}`, round),
  'a topic of the blog': (round) => uncached('/blog?topic=tax', round),
  'an article': (round) => uncached(`/growth-article-${10 + Math.abs(round)}`, round),
  'a page': (round) => uncached('/growth-page-5', round),
  'the list of the sitemap': (round) => uncached('/sitemap.xml', round),
  'a part of the sitemap': (round) => uncached('/sitemap/articles-1.xml', round),
  'the search': (round) => search('/search', round),
  'the search of the API': (round) => search('/api/v1/search', round),
};

let clients = 0;
/** Each call comes from somebody else, so that no limit is met. */
const nextClient = (): string => {
  clients += 1;
  return `10.${Math.floor(clients / 65_536) % 256}.${Math.floor(clients / 256) % 256}.${clients % 256}`;
};

async function ask(web: Web, path: string): Promise<{ ms: number; text: string }> {
  const startedMs = performance.now();
  const response = await fetch(web.url.replace('localhost', '127.0.0.1') + path, {
    headers: { 'X-Forwarded-For': nextClient() },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return { ms: performance.now() - startedMs, text };
}

/** Waits until the whole site is in the search. */
async function indexed(web: Web): Promise<number> {
  const startedMs = performance.now();
  while (!(await ask(web, '/api/v1/search?q=visa')).text.includes('"complete":true')) {
    if (performance.now() - startedMs > indexPatienceMs) throw new Error('The search is not ready');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return performance.now() - startedMs;
}

/** Turn and turn about, so that both meet the same weather. */
async function timesOf(
  webs: readonly Web[],
  path: (round: number, articles: number) => string,
): Promise<number[]> {
  const seen: number[][] = webs.map(() => []);
  for (let round = -warmUp; round < rounds; round += 1)
    for (const [index, web] of webs.entries()) {
      const { ms } = await ask(web, path(round, sizes[index]?.articles ?? 0));
      if (round >= 0) seen[index]?.push(ms);
    }
  return seen.map(median);
}

function printBoth(name: string, [few = 0, many = 0]: readonly number[]): boolean {
  print({ name: `${name}: at ${sizes[0].articles} articles`, value: few, unit: 'ms' });
  print({ name: `${name}: at ${sizes[1].articles}`, value: many, unit: 'ms' });
  print({ name: `${name}: ratio`, value: many / few, budget: times });
  return many / few <= times;
}

const published = z.record(z.string(), z.number());

/** How long pages, search, sitemap and publishing take with a hundred times the articles. */
export async function benchGrowth(): Promise<boolean> {
  const webs: Web[] = [];
  try {
    for (const { articles, pages } of sizes) {
      const fill = ['tests/bench/growth-fill.ts', String(articles), String(pages)];
      webs.push(await startWeb({ TRUSTED_PROXIES: '1' }, fill));
    }
    for (const [index, web] of webs.entries())
      print({
        name: `the search is ready, at ${sizes[index]?.articles}`,
        value: await indexed(web),
        unit: 'ms',
      });
    let held = true;
    for (const [name, path] of Object.entries(asked))
      held = printBoth(name, await timesOf(webs, path)) && held;
    const publish = [];
    for (const web of webs) {
      const output = await web.output('tests/bench/growth-publish.ts', web.url, 'growth-article-7');
      publish.push(published.parse(JSON.parse(output.trim().split('\n').at(-1) ?? '')));
    }
    for (const name of Object.keys(publish[0] ?? {}))
      held =
        printBoth(
          `publishing, ${name}`,
          publish.map((each) => each[name] ?? Number.NaN),
        ) && held;
    return held;
  } finally {
    for (const web of webs) await web.stop();
  }
}
