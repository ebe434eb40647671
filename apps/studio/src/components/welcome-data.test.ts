import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { User } from '@majak/desk/payload-types';
import type { Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { failedDeliveries, newReviews } from './welcome-data.ts';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-welcome-')));

let payload: Payload;
beforeAll(async () => {
  payload = await (await import('@majak/desk/payload')).openPayload();
  await (await import('@majak/desk/migrations/migrate')).migrate(payload);
}, 120_000);

const request = (reference: string, spam: boolean) =>
  payload.create({
    collection: 'requests',
    data: { reference, spam, status: 'FAILED', stage: 'new', channels: 'desk', bodyHash: reference } as never,
    depth: 0,
    overrideAccess: true,
  });
const failure = (reference: string, channel: string) =>
  payload.create({
    collection: 'outbox',
    data: {
      key: `${reference}:${channel}`,
      reference,
      channel,
      kind: 'contact',
      status: 'FAILED',
      attempts: 9,
      dueAt: '2026-11-21T09:00:00.000Z',
      lastError: 'Refused',
    },
    depth: 0,
    overrideAccess: true,
  });

const owner: User = {
  id: 1,
  collection: 'users',
  name: 'Owner',
  email: 'owner@majak.example',
  role: 'owner',
  createdAt: '',
  updatedAt: '',
};

test('a failure is told however many of spam came after it', async () => {
  await request('MJK-REAL-0001', false);
  await request('MJK-SPAM-0001', true);
  await failure('MJK-REAL-0001', 'desk');
  for (let index = 0; index < 201; index += 1) await failure('MJK-SPAM-0001', `spam-${index}`);
  const { total, first } = await failedDeliveries(payload, owner, (channel) => channel);
  expect([total, first.map(({ title }) => title)]).toEqual([1, ['desk: MJK-REAL-0001']]);
}, 60_000);

test('a review from the site waits until somebody publishes it; of what a program wrote nobody hears', async () => {
  const review = (author: string, more: object) =>
    payload.create({
      collection: 'reviews',
      draft: true,
      data: {
        author,
        country: 'Brazil',
        text: 'Long enough to be a review.',
        rating: 4,
        date: '2026-11-21',
        ...more,
      },
      depth: 0,
      overrideAccess: true,
    });
  await review('From the site', { source: 'site', service: 'trade-licence' });
  await review('A program', { source: 'site', spam: true });
  await review('Begun by an editor', {});
  const { id } = await review('Published', { source: 'site' });
  await payload.update({ collection: 'reviews', id, data: { _status: 'published' }, overrideAccess: true });
  const { total, first } = await newReviews(payload, owner);
  expect([total, first.map(({ title, detail }) => [title, detail])]).toEqual([
    1,
    [['From the site', '4 of 5, trade-licence']],
  ]);
});
