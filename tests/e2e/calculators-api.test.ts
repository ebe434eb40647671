import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import {
  brokenFrom,
  fromSchema,
  type InputSchema,
  nearSample,
  type Row,
} from '../support/arbitrary-from-schema.ts';
import { newAddress } from '../support/browser.ts';

const { web } = inject('product');
const base = `${web}/api/v1/calculators`;

type Described = { slug: string; inputs: InputSchema; outputs: { name: string }[]; sample: Row };
type Step = {
  formula: string;
  value: unknown;
  rules: string[];
  reads: string[];
  steps: Step[];
  output?: string;
};
type Cited = { source: string; section: string; confidence: string; validFrom: string };
type Answer = { year: number; outputs: Row; trace: Step[]; rules: Record<string, Cited>; notes: string[] };

const call = (address: string, init: RequestInit = {}) =>
  // Each call comes from an address of its own: the look-ups of VAT numbers are limited by it.
  fetch(address, { ...init, headers: { 'X-Forwarded-For': newAddress(), ...init.headers } });
const send = (slug: string, body: unknown) =>
  call(`${base}/${slug}`, { method: 'POST', body: JSON.stringify(body) });
const compute = async (slug: string, body: unknown): Promise<Answer> => {
  const response = await send(slug, body);
  expect(response.status).toBe(200);
  return response.json();
};

const { calculators }: { calculators: Described[] } = await (await call(base)).json();
const document = await (await call(`${web}/api/v1/openapi.json`)).json();
const ajv = addFormats.default(new Ajv({ strict: false }));
ajv.addSchema(document, 'api');
const answerSchemaOf = (slug: string) => {
  const path = `/paths/~1api~1v1~1calculators~1${slug}/post/responses/200/content/application~1json/schema`;
  const found = ajv.getSchema(`api#${path}`);
  if (!found) throw new Error(`openapi.json does not describe the answers of ${slug}`);
  return found;
};

const stepsIn = (steps: readonly Step[]): Step[] => steps.flatMap((one) => [one, ...stepsIn(one.steps)]);

/** Paths of what lies in outputs; a table is one output. */
const pathsIn = (outputs: Row, above = ''): string[] =>
  Object.entries(outputs).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsIn({ ...value }, `${above}${name}.`)
      : [`${above}${name}`],
  );

/** Reads a problem and checks its form. @returns the fields it names. */
async function problemFields(response: Response): Promise<string[]> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const { status, type, title, errors = [] } = await response.json();
  expect([status, type]).toEqual([response.status, 'about:blank']);
  expect(title).toMatch(/\S/);
  for (const error of errors)
    expect(error).toEqual({
      field: expect.stringMatching(/\S/),
      code: expect.stringMatching(/\S/),
      message: expect.stringMatching(/\S.{4,}/),
    });
  return errors.map(({ field }: { field: string }) => field);
}

/** What every answer has to be, whatever was asked. */
function expectExplained({ outputs, trace, rules, notes }: Answer) {
  expect(trace.map(({ output }) => output).sort()).toEqual(pathsIn(outputs).sort());
  for (const line of trace) {
    const below = stepsIn([line]);
    expect(below.flatMap((step) => [...step.rules, ...step.reads]).length, line.output).toBeGreaterThan(0);
    for (const { formula, value } of below) {
      expect(formula).toMatch(/\S/);
      expect(`${formula} ${value}`).not.toMatch(/NaN|Infinity|undefined|[-−]0(?![.,\d])/);
    }
  }
  const read = new Set(stepsIn(trace).flatMap((step) => step.rules));
  expect(Object.keys(rules).sort()).toEqual([...read].sort());
  for (const rule of Object.values(rules))
    expect(rule).toMatchObject({
      source: expect.stringMatching(/\S{3,}/),
      section: expect.stringMatching(/\S/),
      confidence: expect.stringMatching(/\S{3,}/),
      validFrom: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  for (const note of notes) expect(note).toMatch(/\S.{9,}/);
}

test('the list names sixteen calculators or more, and each describes itself alike', async () => {
  expect(calculators.length).toBeGreaterThanOrEqual(16);
  for (const described of calculators) {
    const response = await call(`${base}/${described.slug}`);
    expect(await response.json()).toEqual(described);
  }
});

describe.each(calculators)('$slug', ({ slug, inputs, sample }) => {
  const isAnswer = answerSchemaOf(slug);

  test('answers its sample, by the rules of this year unless it names another', async () => {
    const answer = await compute(slug, sample);
    expect(answer.year).toBe(sample.year ?? new Date().getFullYear());
    expectExplained(answer);
  });

  test('answers what its schema allows, or names the fields that do not fit together', async () => {
    const requests = fc.oneof(fromSchema(inputs), nearSample(inputs, sample));
    await fc.assert(
      fc.asyncProperty(requests, async (body) => {
        const response = await send(slug, body);
        expect([200, 422]).toContain(response.status);
        if (response.status === 422) {
          const named = await problemFields(response);
          expect(named.length).toBeGreaterThan(0);
          for (const field of named)
            expect(Object.keys(inputs.properties ?? {})).toContain(field.split('.')[0]);
          return;
        }
        const answer = await response.json();
        // Holds too that no number is null, which is how JSON writes one that is none.
        expect(isAnswer(answer), ajv.errorsText(isAnswer.errors)).toBe(true);
        expectExplained(answer);
      }),
      { numRuns: 25 },
    );
  });

  test('names the one field that is wrong', async () => {
    const cases = brokenFrom(inputs, sample);
    const wrong = await Promise.all(
      cases.map(async ({ name, field, body }) => {
        const response = await send(slug, body);
        const named = response.status === 422 ? await problemFields(response) : [];
        return [...new Set(named)].join() === field ? [] : [`${name}: ${response.status} ${named}`];
      }),
    );
    expect(cases.length).toBeGreaterThan(5);
    expect(wrong.flat()).toEqual([]);
  });
});

const yearly = calculators.filter(({ inputs }) => 'year' in (inputs.properties ?? {}));
test.each(yearly)('$slug has no answer for 1999', async ({ slug, sample }) => {
  const response = await send(slug, { ...sample, year: 1999 });
  expect(response.status).toBe(422);
  expect(await problemFields(response)).toEqual(['year']);
});

const salary = 'Czech-Republic-Gross-Net-salary-calculator';

test.each<[string, BodyInit, number]>([
  ['nothing', '', 400],
  ['half an object', '{"grossSalary":', 400],
  ['a form', 'grossSalary=40000', 400],
  ['a list', '[]', 422],
  ['null', 'null', 422],
  ['a number', '40000', 422],
  ['more than 64 KB', JSON.stringify({ grossSalary: 40_000, note: 'x'.repeat(64 * 1024) }), 413],
  ['its own prototype', '{"grossSalary":40000,"__proto__":{"children":1}}', 422],
])('%s is answered with a problem', async (_, body, status) => {
  const response = await call(`${base}/${salary}`, { method: 'POST', body });
  expect(response.status).toBe(status);
  await problemFields(response);
});

test('64 KB are read whole', async () => {
  const body = JSON.stringify({ grossSalary: 40_000 }).padEnd(64 * 1024);
  expect((await call(`${base}/${salary}`, { method: 'POST', body })).status).toBe(200);
});

test.each(['nothing-of-ours', 'czech-vat-calculator', 'constructor', '__proto__', 'toString'])(
  '%s is no calculator',
  async (slug) => {
    for (const method of ['GET', 'POST']) {
      const response = await call(`${base}/${slug}`, {
        method,
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      expect(response.status).toBe(404);
      await problemFields(response);
    }
  },
);

test.each([
  [base, 'GET, HEAD', ['POST', 'PUT', 'PATCH', 'DELETE']],
  [`${base}/${salary}`, 'GET, HEAD, POST', ['PUT', 'PATCH', 'DELETE']],
  [`${web}/api/v1/openapi.json`, 'GET, HEAD', ['POST', 'DELETE']],
])('%s says which methods there are', async (address, allowed, methods) => {
  for (const method of methods) {
    const response = await call(address, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    await problemFields(response);
  }
  const head = await call(address, { method: 'HEAD' });
  expect(head.status).toBe(200);
});

test('another site cannot ask through a browser', async () => {
  const response = await call(`${base}/${salary}`, {
    method: 'POST',
    body: '{"grossSalary":40000}',
    headers: { Origin: 'https://other.example' },
  });
  expect(response.status).toBe(403);
  await problemFields(response);
});

test('a salary of 40 000 in 2026', async () => {
  const { outputs } = await compute(salary, { grossSalary: 40_000, year: 2026 });
  expect(outputs).toMatchObject({
    socialSecurity: 2_840,
    healthInsurance: 1_800,
    incomeTax: 3_430,
    netSalary: 31_930,
    employerCost: 53_520,
  });
});

test('a freelance income of 1 200 000 in 2026', async () => {
  const input = { grossIncome: 1_200_000, expenseRate: 60, activity: 'main', year: 2026 };
  const { outputs } = await compute('Czech-Freelancing-income-salary-calculator', input);
  expect(outputs).toMatchObject({ incomeTax: 41_160, socialSecurity: 77_088, healthInsurance: 39_664 });
});
