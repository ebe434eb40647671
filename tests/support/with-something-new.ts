type Addressed = { path: string };

/** How closely two elements are compared: by what draws and names them, or by every attribute that is not a word of the page. */
export type Closeness = 'drawn alike' | 'written alike';

const words =
  / (?:id|for|href|src|srcset|alt|title|d|points|datetime|content|value|name|action)="[^"]*"| (?:data-[\w-]+|aria-(?:label|labelledby|describedby|controls|details)|on\w+)="[^"]*"/g;
/** What decides how an element looks and what it is called: of other attributes it matters alone that they are there. */
const decisive: ReadonlySet<string> = new Set(['class', 'role', 'type', 'autocomplete']);
const geometry = /^(?:style|d|points|[xyr]|[xy][12]|c[xy]|width|height|viewBox|transform|fill|data-.*)$/;

function drawn(tag: string): string {
  const [, name = '', attributes = ''] = /^<([a-z][\w-]*)([^>]*)>$/.exec(tag) ?? [];
  const kept = [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].flatMap(([, key = '', value = '']) => {
    if (geometry.test(key)) return [];
    return decisive.has(key) ? [`${key}="${value}"`] : [key];
  });
  return [name, ...kept.sort()].join(' ');
}

const described: Record<Closeness, (tag: string) => string> = {
  'drawn alike': drawn,
  'written alike': (tag) => tag.replace(words, ''),
};

/** What elements a page has: their names, classes, roles and states, not their words. */
async function elementsOf(address: string, closeness: Closeness): Promise<string[]> {
  const html = await (await fetch(address)).text();
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return [...main.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => described[closeness](tag));
}

/** Those pages, in their order, that have an element which none before them has, nor any that is known already. */
export async function withSomethingNew<Page extends Addressed>(
  web: string,
  known: readonly Addressed[],
  pages: readonly Page[],
  closeness: Closeness,
): Promise<Page[]> {
  const seen = new Set<string>();
  const isNew = async ({ path }: Addressed) => {
    const before = seen.size;
    for (const element of await elementsOf(web + path, closeness)) seen.add(element);
    return seen.size > before;
  };
  for (const page of known) await isNew(page);
  const fresh: Page[] = [];
  for (const page of pages) if (await isNew(page)) fresh.push(page);
  return fresh;
}
