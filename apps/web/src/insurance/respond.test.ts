import { randomUUID } from 'node:crypto';
import { readMarket } from '@majak/desk/insurance/read-market';
import { czechCoverLaw } from '@majak/tools/insurance/cz/czech-cover-law';
import { comprehensive } from '@majak/tools/insurance/insurance-fixture';
import { beforeEach, expect, test, vi } from 'vitest';
import { respond } from './respond.ts';

vi.mock('@majak/desk/insurance/read-market');
beforeEach(() => {
  vi.mocked(readMarket).mockResolvedValue({ products: [comprehensive], law: czechCoverLaw, currency: 'CZK' });
});

const next = new Date().getUTCFullYear() + 1;
const sample = {
  insurance: 'health',
  category: 'comprehensive',
  client: 'individual',
  age: 24,
  gender: 'female',
  insuredType: 'student',
  startsOn: `${next}-02-01`,
  duration: 12,
  purpose: 'study',
  stayFrom: `${next}-02-01`,
  stayTo: `${next + 1}-01-31`,
  filed: 'abroad',
  insuredBy: 'nobody',
};
/** Sends a body as it is, from an address nobody else has. */
const send = (body: string, type = 'application/json', from: string = randomUUID()) =>
  respond(
    new Request('http://site.example/api/v1/insurance/quotes', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type, 'x-client-address': from },
    }),
  );
const ask = (body: unknown) => send(JSON.stringify(body));

test('a comparison is answered, and kept by nobody', async () => {
  const answer = await ask(sample);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toMatchObject({
    recommended: { product: 'whole', title: 'Whole' },
    offers: [{ fits: true, document: '/healthInsurance/documents/whole/information.pdf' }],
  });
});

const person = {
  firstName: 'Ada',
  lastName: 'B',
  dateOfBirth: '1990-01-01',
  gender: 'female',
  insuredType: 'regular',
};

test('of a list of a company each message says whose it is', async () => {
  const { age: _, gender: __, insuredType: ___, ...company } = { ...sample, client: 'corporate' };
  const people = [
    { ...person, firstName: '' },
    person,
    { ...person, dateOfBirth: '1901-01-01', gender: 'x' },
  ];
  const answer = await ask({ ...company, people });
  expect(answer.status).toBe(422);
  const { errors } = await answer.json();
  expect(errors.map(({ field, message }: Record<string, string>) => [field, message])).toEqual([
    ['people.0.firstName', 'Person 1: Enter the first name'],
    ['people.2.dateOfBirth', expect.stringMatching(/^Person 3 would be 12\d/)],
    ['people.2.gender', 'Person 3: Choose female or male'],
  ]);
});

test.each([
  ['nothing', '', 400],
  ['half of an object', '{"insurance":"health"', 400],
  ['a list', '[]', 422],
  ['null', 'null', 422],
  ['a number', '1e999', 422],
  ['a thousand brackets', '['.repeat(1000), 400],
  ['a line of insurance that is a name of every object', '{"insurance":"constructor"}', 422],
  ['a line that is an object', '{"insurance":{"health":1}}', 422],
  ['a prototype', JSON.stringify(sample).replace('{', '{"__proto__":{"price":1},'), 422],
  ['fields that are not asked', JSON.stringify({ ...sample, price: 1, discount: 100 }), 422],
  ['numbers as texts and the other way round', JSON.stringify({ ...sample, age: '24', purpose: 7 }), 422],
  ['a year that is no number JSON has', JSON.stringify({ ...sample, duration: -0.5 }), 422],
  ['a text of 200 KB', JSON.stringify({ ...sample, purpose: 'x'.repeat(200_000) }), 422],
  ['1,500 people', JSON.stringify({ ...sample, client: 'corporate', people: Array(1500).fill(person) }), 422],
  ['more than 256 KB', JSON.stringify({ ...sample, people: Array(5000).fill(person) }), 413],
])('%s is refused as a problem, in words', async (_, body, status) => {
  const answer = await send(body);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
  const { title, errors = [] } = await answer.json();
  expect(title).toMatch(/^[A-Z].{5,}/);
  for (const { field, message } of errors)
    expect([field, message]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'what comes as %j is not understood',
  async (type) => {
    expect((await send(JSON.stringify(sample), type)).status).toBe(415);
  },
);

test('who asks without end is told when to go on, and nobody else', async () => {
  const answers = await Promise.all(
    Array.from({ length: 125 }, () => send('{}', 'application/json', 'one address')),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(sample)).status).toBe(200);
});
