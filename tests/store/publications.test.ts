import { watchPublications } from '@majak/desk/content/publications';
import { query } from '@majak/desk/database';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { store } from '../support/store.ts';

let payload: Payload;
let told: string[];
let stop: () => void;

beforeEach(async () => {
  payload = await store();
  await query(payload, sql`DELETE FROM publications`);
  told = [];
  stop = watchPublications((tags) => told.push(...tags), 5).stop;
});
afterEach(() => stop());

const publish = (tags: string, at = new Date()) =>
  query(
    payload,
    sql`INSERT INTO publications (tags, created_at, updated_at) VALUES (${tags}, ${at.toISOString()}, ${at.toISOString()})`,
  );
const timesTold = (tag: string) => told.filter((each) => each === tag).length;
const patience = { timeout: 60_000, interval: 10 };

test('what is published is told twice, and no more', async () => {
  await publish('first');
  await expect.poll(() => timesTold('first'), patience).toBeGreaterThan(0);
  await publish('pages services');
  await expect.poll(() => timesTold('services'), patience).toBe(2);
  await publish('last');
  await expect.poll(() => timesTold('last'), patience).toBe(2);
  expect(timesTold('pages')).toBe(2);
});

test('what is published after the clock was set back is told', async () => {
  await publish('now');
  await expect.poll(() => timesTold('now'), patience).toBeGreaterThan(0);
  await publish('hours ago', new Date(Date.now() - 6 * 60 * 60 * 1000));
  await expect.poll(() => timesTold('ago'), patience).toBe(2);
});

test('what is published after all before was thrown away is told, though its number was another one before', async () => {
  for (const tags of ['one', 'two', 'three']) await publish(tags);
  await expect.poll(() => timesTold('three'), patience).toBeGreaterThan(0);
  await query(payload, sql`DELETE FROM publications`);
  await publish('anew');
  await expect.poll(() => timesTold('anew'), patience).toBe(2);
});
