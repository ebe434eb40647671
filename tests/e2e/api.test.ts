import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { newAddress } from '../support/browser.ts';
import { contactInput } from '../support/contact-input.ts';
import { pollOptions } from '../support/poll-options.ts';

const { web } = inject('product');
const url = `${web}/api/v1/util-functions/create-fresh-desk-task`;
type Options = { body?: BodyInit; headers?: Record<string, string>; from?: string };

const post = async ({
  body = JSON.stringify(contactInput()),
  headers = {},
  from = newAddress(),
}: Options = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, ...headers },
  });
  return { status: response.status, headers: response.headers, answer: await response.json() };
};

test('seven right fields answer 201 with a reference, as JSON and as a form', async () => {
  const json = await post();
  expect(json.status).toBe(201);
  expect(json.answer.reference).toMatch(/^MJK-/);
  const form = await post({
    body: new URLSearchParams({ ...contactInput(), description: randomUUID() }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(form.status).toBe(201);
});

test.each<[string, Options, number]>([
  ['no body', { body: '' }, 400],
  ['half a body', { body: '{"cf_full_name":' }, 400],
  ['a list', { body: '[]' }, 422],
  ['null', { body: 'null' }, 422],
  ['a megabyte', { body: JSON.stringify({ ...contactInput(), description: 'x'.repeat(1_000_000) }) }, 413],
  ['XML', { body: '<a/>', headers: { 'Content-Type': 'application/xml' } }, 415],
  ['a file', { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }, 415],
  ['numbers for text', { body: JSON.stringify({ ...contactInput(), cf_full_name: 12345 }) }, 422],
  ['an eighth field', { body: JSON.stringify({ ...contactInput(), isAdmin: true }) }, 422],
  [
    'a mail address of 300 characters',
    { body: JSON.stringify(contactInput({ email: `${'a'.repeat(290)}@example.com` })) },
    422,
  ],
  ['another site', { headers: { Origin: 'https://evil.example' } }, 403],
  ['another site by its own word', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
])('%s: a clear problem', async (_, options, status) => {
  const { answer, headers, ...rest } = await post(options);
  expect(rest.status).toBe(status);
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(answer).toMatchObject({ status, title: expect.any(String) });
  expect(JSON.stringify(answer)).not.toMatch(/at .*\.(ts|mjs|js):\d+/);
});

test('a problem names each field with its message', async () => {
  const { answer } = await post({ body: '{}' });
  expect(
    answer.errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
  ).toEqual([
    ['cf_full_name', 'Please input your name'],
    ['email', 'E-mail is required'],
    ['cf_client_phone_number', 'Please enter your phone number'],
    ['cf_eu_citizen', 'Please select your country'],
    ['cf_nationality', 'Please select your nationality'],
    ['cf_select_servicee', 'Please select your service'],
    ['description', 'Please tell us few words :)'],
  ]);
});

test('the same key with the same body answers the same; with another body 422', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await post({ headers });
  expect((await post({ headers })).answer).toEqual(first.answer);
  const other = await post({ headers, body: JSON.stringify(contactInput({ description: 'Other' })) });
  expect(other.status).toBe(422);
});

test.each<[string, Record<string, string>]>([
  ['the trap was touched', { 'Form-Trap': 'filled' }],
  ['it was filled in too fast', { 'Form-Elapsed-Ms': '12' }],
])('%s: 201, like any other', async (_, headers) => {
  const { status, answer } = await post({ headers });
  expect(status).toBe(201);
  expect(answer.reference).toMatch(/^MJK-/);
});

test('the sixth in a minute from one address is told when to come back, whatever it puts in front of its address', async () => {
  const from = newAddress();
  for (let sent = 0; sent < 5; sent += 1)
    expect((await post({ from: `${newAddress()}, ${from}` })).status).toBe(201);
  const sixth = await post({ from: `${newAddress()}, ${from}` });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('fifty posts at once from fifty people are fifty requests', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => post()));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
  expect(new Set(answers.map(({ answer }) => answer.reference)).size).toBe(50);
});

test.each(['GET', 'PUT', 'DELETE'])('%s answers 405 as a problem', async (method) => {
  const response = await fetch(url, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

test('script in every field is text in the mail and nowhere else', async () => {
  const script = '<script>alert(1)</script>';
  const { status } = await post({
    body: JSON.stringify(
      contactInput({
        cf_full_name: script,
        cf_client_phone_number: script,
        cf_nationality: script,
        cf_select_servicee: script,
        description: script,
      }),
    ),
  });
  expect(status).toBe(201);
  const mails = () => fetch(`${web}/dev/mail`).then((response) => response.text());
  await expect.poll(mails, pollOptions).toContain('&lt;script&gt;');
  expect(await mails()).not.toContain(script);
});
