import { czechPlan } from '@majak/tools/plan/cz/czech-plan';
import { planExamples } from '@majak/tools/plan/cz/examples';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { listPlan, respond } from './respond.ts';

const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
const described = ajv.compile(czechPlan.toldSchema);
const taken = ajv.compile(czechPlan.givenSchema);

const post = async (body: unknown): Promise<{ status: number; answer: Record<string, unknown> }> => {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await respond(new Request('https://example.com/', { method: 'POST', body: sent }));
  return { status: response.status, answer: await response.json() };
};

test('an American with an offer of 60 000 needs the card without a vacancy number', async () => {
  const { status, answer } = await post(czechPlan.sample);
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    permit: 'employee-card-nondual',
    alsoPossible: [],
    notPossible: expect.arrayContaining([
      expect.objectContaining({
        permit: 'blue-card',
        why: 'wage under 1.5 times the average, 73 823 CZK a month until 30 April 2027',
        sections: ['326/1999 § 42j(1)(b)'],
      }),
    ]),
    officialFees: [
      expect.objectContaining({ czk: 5_000, where: 'embassy' }),
      expect.objectContaining({ czk: 1_000, optional: true }),
    ],
    decisionDays: { normal: 60, complex: 90 },
    ignored: [],
  });
});

test.each([
  ['no JSON', '{', 400, undefined],
  ['a body of a megabyte', `"${'x'.repeat(1_000_000)}"`, 413, undefined],
  ['nothing', {}, 422, ['nationality', 'location']],
  ['a list', [], 422, ['body']],
  ['no such country', { nationality: 'XX', location: 'abroad' }, 422, ['nationality']],
  ['a pay beyond all', { nationality: 'US', location: 'abroad', salary: 1e300 }, 422, ['salary']],
  ['a list nested deeply', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 422, ['body']],
])('%s is refused', async (_, body, status, fields) => {
  const { status: got, answer } = await post(body);
  expect(got).toBe(status);
  expect(answer).toMatchObject({ status, title: expect.stringMatching(/\S/) });
  const { errors } = answer;
  expect(Array.isArray(errors) ? errors.map(({ field }) => field) : undefined).toEqual(fields);
});

test('what is taken and told is as it is described', async () => {
  for (const { given } of planExamples) {
    expect(taken(given), JSON.stringify(given) + ajv.errorsText(taken.errors)).toBe(true);
    const { answer } = await post(given);
    const { ignored, ...told } = answer;
    expect(ignored).toEqual([]);
    expect(described(told), ajv.errorsText(described.errors)).toBe(true);
  }
});

test('the list has what can be asked and what can come of it', async () => {
  const { purposes, holds, permits } = await listPlan().json();
  expect(purposes).toContain('working-holiday');
  expect(holds).toContain('employee-card-dual');
  const ids = permits.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['blue-card', 'visa-business', 'residence-family', 'eu-family']),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
