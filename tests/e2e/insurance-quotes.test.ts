import { expect, inject, test } from 'vitest';

const { web } = inject('product');
const next = new Date().getUTCFullYear() + 1;

const asJson = {
  insurance: 'health',
  category: 'comprehensive',
  client: 'individual',
  gender: 'female',
  insuredType: 'student',
  purpose: 'study',
  filed: 'abroad',
  insuredBy: 'nobody',
  age: 24,
  duration: 12,
  startsOn: `${next}-02-01`,
  stayFrom: `${next}-02-01`,
  stayTo: `${next + 1}-01-31`,
};
const ask = (body: unknown) =>
  fetch(`${web}/api/v1/insurance/quotes`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

test('the end point says what fits, for how much, and why the rest does not', async () => {
  const answer = await ask(asJson);
  expect(answer.status).toBe(200);
  const { offers, recommended, demands } = await answer.json();
  expect(offers[0]).toMatchObject({
    product: 'sample-student-plus',
    fits: true,
    price: { minor: 12 * 890_00, currency: 'CZK' },
    days: { gaps: [] },
  });
  expect(recommended.product).toBe('sample-student-plus');
  const foreign = offers.find(({ product }: { product: string }) => product === 'sample-foreign-complete');
  expect(foreign.reasons.map(({ section }: { section: string }) => section)).toEqual([
    '§ 180j(1)',
    '§ 180j(7)',
    '§ 180j(6)',
  ]);
  expect(demands[0].section).toBe('§ 180j(1)');
});

test.each([
  [{ age: 0 }, ['age']],
  [{ age: 130 }, ['age']],
  [{ startsOn: '2020-01-01' }, ['startsOn']],
  [{ duration: 0 }, ['duration']],
  [{ duration: 60 }, ['duration']],
  [{ insurance: 'life' }, ['insurance']],
  [{ age: 'old', purpose: null }, ['age', 'purpose']],
  [
    { client: 'corporate', age: undefined, gender: undefined, insuredType: undefined, people: [{}] },
    ['firstName', 'lastName', 'dateOfBirth', 'gender', 'insuredType'].map((column) => `people.0.${column}`),
  ],
])('the end point names what is wrong in %j', async (more, fields) => {
  const answer = await ask({ ...asJson, ...more });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  const { errors } = await answer.json();
  expect(errors.map(({ field }: { field: string }) => field).sort()).toEqual([...fields].sort());
});
