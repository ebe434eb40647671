import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { User } from '@majak/desk/payload-types';
import type { Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-welcome-')));

let payload: Payload;
// Read after the environment is set: it says where the store is.
let work: typeof import('./welcome-data.ts');
beforeAll(async () => {
  work = await import('./welcome-data.ts');
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
const failure = (reference: string, channel: string, kind = 'requests') =>
  payload.create({
    collection: 'outbox',
    data: {
      key: `${reference}:${channel}`,
      reference,
      channel,
      kind,
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
  const { total, first } = await work.failedDeliveries(payload, owner, (channel) => channel);
  expect([total, first.map(({ title }) => title)]).toEqual([1, ['desk: MJK-REAL-0001']]);
}, 60_000);

test('a mail on a case that was given up leads to its case, a reply to its request', async () => {
  const { id: requestId } = await request('MJK-REAL-0002', false);
  const { id } = await payload.create({
    collection: 'cases',
    data: { reference: 'MJK-CASE-0001', title: 'A', state: 'filed', lastNumber: 2 },
    depth: 0,
    overrideAccess: true,
  });
  await failure('MJK-CASE-0001.2', 'client', 'case-changes');
  await failure('MJK-REAL-0002.Rabc', 'client', 'request-replies');
  const { first } = await work.failedDeliveries(payload, owner, (channel) => channel);
  expect(first.map(({ href, title }) => [title, href])).toEqual(
    expect.arrayContaining([
      ['client: MJK-CASE-0001', `/admin/collections/cases/${id}`],
      ['client: MJK-REAL-0002', `/admin/collections/requests/${requestId}`],
    ]),
  );
});

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
  const { total, first } = await work.newReviews(payload, owner);
  expect([total, first.map(({ title, detail }) => [title, detail])]).toEqual([
    1,
    [['From the site', '4 of 5, trade-licence']],
  ]);
});
