import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmptyStore, emptyStore } from '../support/empty-store.ts';

let store: EmptyStore;
beforeAll(async () => {
  store = await emptyStore();
}, 120_000);
afterAll(() => store.close());

const topicsOf = (table: string) =>
  store.rows(`SELECT parent_id, value FROM ${table} ORDER BY parent_id, "order"`);

// Two schemas are built in one test.
test('what was stored under the first schema is there under the newest: topics, groups, prices, every row', async () => {
  await store.payload.db.migrate({ migrations: store.migrations.slice(0, 1) });
  await store.rows(
    `INSERT INTO articles (id, title, slug, topics) VALUES (1, 'A', 'a', 'tax, freelancing'), (2, 'B', 'b', NULL), (3, 'C', 'c', 'Taxidermy,Work')`,
  );
  await store.rows(`INSERT INTO _articles_v (id, parent_id, version_topics) VALUES (7, 1, 'housing')`);
  await store.rows(
    `INSERT INTO services (id, title, slug, "group", price_czk) VALUES (1, 'S', 's', 'housing', 4900)`,
  );
  await store.rows(
    `INSERT INTO _services_v (id, parent_id, version_group, version_price_czk) VALUES (1, 1, 'housing', 4900)`,
  );

  await store.payload.db.migrate({ migrations: store.migrations });

  expect(await topicsOf('articles_topics')).toEqual([
    { parent_id: 1, value: 'tax' },
    { parent_id: 1, value: 'freelancing' },
    { parent_id: 3, value: 'work' },
  ]);
  expect(await topicsOf('_articles_v_version_topics')).toEqual([{ parent_id: 7, value: 'housing' }]);
  const groups = await store.rows(
    `SELECT CAST("group" AS text) AS "group" FROM services UNION ALL SELECT CAST(version_group AS text) FROM _services_v`,
  );
  expect(groups).toEqual([{ group: 'settling' }, { group: 'settling' }]);
  const { price } = await store.payload.findByID({ collection: 'services', id: 1, overrideAccess: true });
  expect(price).toBe(4900);
  const kept = await store.rows('SELECT version_price AS price FROM _services_v');
  expect(kept.map((row) => Number(row.price))).toEqual([4900]);
  const counted = await store.rows(
    'SELECT (SELECT count(*) FROM articles) AS articles, (SELECT count(*) FROM services) AS services',
  );
  expect(Object.values(counted[0] ?? {}).map(Number)).toEqual([3, 1]);
}, 120_000);

test('the way back joins the topics again, and names the price as it was', async () => {
  for (const end of ['_prices', '_reviews', '_addresses']) await store.back(end);
  expect(await store.rows('SELECT topics FROM articles ORDER BY id')).toEqual([
    { topics: 'tax, freelancing' },
    { topics: null },
    { topics: 'work' },
  ]);
  const prices = await store.rows('SELECT price_czk AS price FROM services');
  expect(prices.map((row) => Number(row.price))).toEqual([4900]);
});
