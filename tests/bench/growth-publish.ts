import { openPayload } from '@majak/desk/payload';
import { median } from './figures.ts';

/**
 * Publishes an article again and again, and looks until the site shows it: on its page, in the blog, in the search.
 * Prints the medians as JSON. `tsx tests/bench/growth-publish.ts URL SLUG`
 */
const [url = '', slug = ''] = process.argv.slice(2);
const rounds = 9;
const patienceMs = 20_000;

const payload = await openPayload();
const { docs } = await payload.find({
  collection: 'articles',
  where: { slug: { equals: slug } },
  depth: 0,
  overrideAccess: true,
});
const [{ id } = { id: 0 }] = docs;

const textOf = async (path: string): Promise<string> => (await fetch(url + path)).text();

async function until(path: string, words: string, startedMs: number): Promise<number> {
  while (!(await textOf(path)).includes(words)) {
    if (performance.now() - startedMs > patienceMs) throw new Error(`${path} does not show ${words}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - startedMs;
}

const times: Record<'save' | 'page' | 'blog' | 'search', number[]> = {
  save: [],
  page: [],
  blog: [],
  search: [],
};
for (let round = -1; round < rounds; round += 1) {
  const word = `published${round + 1}x${Date.now().toString(36)}`;
  await Promise.all([textOf(`/${slug}`), textOf('/blog')]);
  const startedMs = performance.now();
  await payload.update({
    collection: 'articles',
    id,
    // The first of the blog, whatever else there is.
    data: { title: word, writtenOn: new Date().toISOString(), _status: 'published' },
    depth: 0,
    overrideAccess: true,
  });
  const savedMs = performance.now() - startedMs;
  const [page, blog, search] = await Promise.all([
    until(`/${slug}`, word, startedMs),
    until('/blog', word, startedMs),
    until(`/search?q=${word}`, `${word}</mark>`, startedMs),
  ]);
  if (round < 0) continue;
  times.save.push(savedMs);
  times.page.push(page);
  times.blog.push(blog);
  times.search.push(search);
}
const medians = Object.entries(times).map(([name, values]) => [name, median(values)]);
process.stdout.write(`\n${JSON.stringify(Object.fromEntries(medians))}\n`);
process.exit(0);
