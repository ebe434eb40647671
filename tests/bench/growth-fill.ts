import { openPayload } from '@majak/desk/payload';
import type { Payload } from 'payload';
import * as z from 'zod';
import { textsOf } from './growth-texts.ts';

/**
 * Fills a prepared store with articles and pages of about 600 words, put together from the sample content. Straight into
 * the tables, with a version each as the studio leaves it: through the hooks it would take an hour.
 * `tsx tests/bench/growth-fill.ts ARTICLES PAGES`
 */
const [articles, pages] = z.tuple([z.coerce.number(), z.coerce.number()]).parse(process.argv.slice(2));
const topics = ['visas', 'residence', 'work', 'freelancing', 'tax', 'insurance', 'family', 'housing'];
const dayMs = 24 * 60 * 60 * 1000;
const newest = Date.UTC(2026, 9, 31);
const dayOf = (number: number) => new Date(newest - number * dayMs).toISOString();

type Kind = 'articles' | 'pages';

async function add(payload: Payload, collection: Kind, fields: Record<string, unknown>, day: string) {
  const data = { ...fields, _status: 'published', createdAt: day, updatedAt: day };
  const { id } = await payload.db.create({ collection, data, req: {} });
  const version = { collectionSlug: collection, parent: id, autosave: false, createdAt: day, updatedAt: day };
  await payload.db.createVersion({ ...version, versionData: data as never, req: {} });
}

const payload = await openPayload();
const texts = await textsOf(payload);
for (let number = 1; number <= articles; number += 1) {
  const fields = {
    title: texts.sentence(60),
    slug: `growth-article-${number}`,
    lead: `${texts.sentence(200)} ${texts.sentence(200)}`,
    body: texts.body(600),
    writtenOn: dayOf(number),
    checkedOn: dayOf(0),
    readingMinutes: 4,
    topics: [topics[number % topics.length]],
    relatedService: 'trade-licence',
    drawing: 'form',
  };
  await add(payload, 'articles', fields, dayOf(number));
}
for (let number = 1; number <= pages; number += 1) {
  const sections = [
    {
      blockType: 'hero',
      id: 'a',
      title: texts.sentence(60),
      lead: texts.sentence(200),
      tone: 'paper',
      lamp: false,
    },
    { blockType: 'prose', id: 'b', body: texts.body(600) },
  ];
  const fields = { title: texts.sentence(60), slug: `growth-page-${number}`, headerTone: 'solid', sections };
  await add(payload, 'pages', fields, dayOf(number));
}
process.exit(0);
