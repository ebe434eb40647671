import { afterAll, expect, test } from 'vitest';
import { expectPage } from '../support/page-of-route.ts';
import { routeTable } from '../support/route-table.ts';
import { listedAddresses } from '../support/routes.ts';
import { startSister } from '../support/sister-site.ts';

const table = 'routes-slovakia.md';
const own = routeTable('Pages', table);
const others = routeTable('Pages of the Czech site alone', table);
const sister = await startSister('sk');
afterAll(sister.stop);

test.each([...own, ...others].map((line) => [line.Address ?? '', line] as const))(
  '%s of the Slovak site is what docs/routes-slovakia.md says',
  (_, line) => expectPage(sister.url, line),
);

test('the table has every address of the Slovak sitemap but those of single rules and examples', async () => {
  const tabled = new Set(own.map(({ Address }) => Address));
  const listed = await listedAddresses(sister.url);
  expect(listed.filter((path) => !tabled.has(path) && !/^\/(law|proof)\//.test(path))).toEqual([]);
});
