import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { newAddress } from '../support/browser.ts';
import { contactInput } from '../support/contact-input.ts';
import { pollOptions } from '../support/poll-options.ts';
import { studioOf } from '../support/studio.ts';

const product = inject('product');
const { asOwner, call } = studioOf(product);

const canary = `canary-${randomUUID()}@example.com`;
const submit = async (headers: Record<string, string> = {}): Promise<string> => {
  const response = await fetch(`${product.web}/api/v1/util-functions/create-fresh-desk-task`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress(), ...headers },
    body: JSON.stringify(contactInput({ email: canary, description: `${randomUUID()} ${canary}` })),
  });
  return (await response.json()).reference;
};
type Row = Record<string, unknown>;
const rows = async (collection: string, reference: string): Promise<Row[]> => {
  const { body } = await asOwner(`/${collection}?where[reference][equals]=${reference}&depth=0`);
  return Array.isArray(body.docs) ? body.docs : [];
};
const request = async (reference: string): Promise<Row> => (await rows('requests', reference))[0] ?? {};
const settled = (reference: string, status: string) =>
  expect.poll(async () => (await request(reference)).status, pollOptions).toBe(status);

test('a request is in the inbox with its three deliveries', async () => {
  const reference = await submit();
  await settled(reference, 'SUCCEEDED');
  const deliveries = await rows('outbox', reference);
  expect(deliveries.map(({ channel, status }) => [channel, status]).sort()).toEqual([
    ['confirmation', 'SUCCEEDED'],
    ['desk', 'SUCCEEDED'],
    ['office', 'SUCCEEDED'],
  ]);
});

test('spam is kept out of sight and delivered to nobody, until somebody says that it is none', async () => {
  const reference = await submit({ 'Form-Trap': 'filled' });
  expect(await request(reference)).toMatchObject({ spam: true, status: 'INITIAL' });
  const { id } = await request(reference);
  await asOwner(`/requests/${id}/not-spam`, 'POST');
  await settled(reference, 'SUCCEEDED');
});

test('erasing leaves the reference and nothing of the person', async () => {
  const reference = await submit();
  await settled(reference, 'SUCCEEDED');
  const { id } = await request(reference);
  await asOwner(`/requests/${id}/erase`, 'POST');
  const erased = await request(reference);
  expect(erased).toMatchObject({ name: 'erased', email: 'erased', phone: 'erased' });
  expect(JSON.stringify(erased)).not.toContain(canary);
});

test.each(['retry', 'spam', 'not-spam', 'erase'])('a stranger may not %s', async (action) => {
  const { id } = await request(await submit());
  expect((await call(`/requests/${id}/${action}`, 'POST')).status).toBe(403);
});

test.each(['requests', 'outbox', 'users', 'redirects', 'publications', 'rate-limits'])(
  'a stranger reads nothing of %s',
  async (name) => {
    expect((await call(`/${name}`, 'GET')).status).toBe(403);
  },
);

test.each(['/graphql', '/graphql-playground'])('there is no %s', async (path) => {
  expect((await call(path, 'POST', { query: '{ __typename }' })).status).toBe(404);
});

test('nothing of a person is in what the processes print', async () => {
  await settled(await submit(), 'SUCCEEDED');
  const printed = await readFile(product.log, 'utf8');
  expect(printed).toContain('The outbox is running');
  expect(printed).not.toContain(canary);
});
