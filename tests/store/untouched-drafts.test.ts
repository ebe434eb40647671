import { dropUntouchedDrafts } from '@majak/desk/content/untouched-drafts';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { richText } from '../support/rich-text.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});

const later = () => new Date(Date.now() + 60_000);
/** What the studio does when somebody opens Create. */
const opened = () =>
  payload.create({ collection: 'articles', draft: true, data: {} as never, overrideAccess: true });
const isThere = async (id: number) =>
  (await payload.findByID({
    collection: 'articles',
    id,
    draft: true,
    disableErrors: true,
    overrideAccess: true,
  })) !== null;

test('a draft that nobody wrote in goes once its time has come, and not before', async () => {
  const { id } = await opened();
  await dropUntouchedDrafts(payload, new Date(Date.now() - 60_000));
  expect(await isThere(id)).toBe(true);
  await dropUntouchedDrafts(payload, later());
  expect(await isThere(id)).toBe(false);
});

test('a draft with a text and no title stays, and so does one with a title alone', async () => {
  const [texted, titled] = [await opened(), await opened()];
  const write = (id: number, data: object) =>
    payload.update({ collection: 'articles', id, draft: true, autosave: true, data, overrideAccess: true });
  await write(texted.id, { body: richText('Begun with the text.') });
  await write(titled.id, { title: 'Only a title' });
  await dropUntouchedDrafts(payload, later());
  expect([await isThere(texted.id), await isThere(titled.id)]).toEqual([true, true]);
});
