import { openPayload } from '@majak/desk/payload';

/** Publishes an article once a second, as long as it is let: `tsx tests/bench/busy-editor.ts SECONDS`. */
const [seconds = '60'] = process.argv.slice(2);
const payload = await openPayload();
const { docs } = await payload.find({
  collection: 'articles',
  where: { _status: { equals: 'published' } },
  limit: 1,
  depth: 0,
  overrideAccess: true,
});
const [{ id } = { id: 0 }] = docs;
const untilMs = Date.now() + Number(seconds) * 1000;
let published = 0;
while (Date.now() < untilMs) {
  published += 1;
  await payload.update({
    collection: 'articles',
    id,
    data: { lead: `Published ${published} times.`, _status: 'published' },
    depth: 0,
    overrideAccess: true,
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
process.stdout.write(`\n${published}\n`);
process.exit(0);
