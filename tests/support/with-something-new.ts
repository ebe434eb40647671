type Addressed = { path: string };

/** What elements a page has: their names, classes, roles and states, not their words. */
async function elementsOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return [...main.matchAll(/<[a-z][^>]*>/g)].map(([tag]) =>
    tag
      .replace(
        / (?:id|for|href|src|srcset|alt|title|d|points|datetime|content|value|name|action)="[^"]*"/g,
        '',
      )
      .replace(/ (?:data-[\w-]+|aria-(?:label|labelledby|describedby|controls|details)|on\w+)="[^"]*"/g, ''),
  );
}

/** Those pages, in their order, that have an element which none before them has, nor any that is known already. */
export async function withSomethingNew<Page extends Addressed>(
  web: string,
  known: readonly Addressed[],
  pages: readonly Page[],
): Promise<Page[]> {
  const seen = new Set<string>();
  const isNew = async ({ path }: Addressed) => {
    const before = seen.size;
    for (const element of await elementsOf(web + path)) seen.add(element);
    return seen.size > before;
  };
  for (const page of known) await isNew(page);
  const fresh: Page[] = [];
  for (const page of pages) if (await isNew(page)) fresh.push(page);
  return fresh;
}
