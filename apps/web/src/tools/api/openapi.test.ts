import { offeredApplications, offeredCalculators } from '@majak/desk/offered-tools';
import { czechia } from '@majak/law/cz/jurisdiction';
import { lawBook } from '@majak/law/cz/law-book';
import { allDocuments, allEnquiries } from '@majak/sites/all-tools';
import { calculate } from '@majak/tools/calculator/calculate';
import { regimes } from '@majak/tools/documents/cz/invoice/model/choices';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { czechPlan } from '@majak/tools/plan/cz/czech-plan';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAnswers } from '../../../../../tests/support/arbitrary-answers.ts';
import { apiResult } from '../calculators/api-result.ts';
import { describeCalculator } from '../calculators/describe-calculator.ts';
import { openApi } from './openapi.ts';

const enquiries = await allEnquiries();
const today = '2026-11-21';
const calculators = await offeredCalculators();
const documents = await allDocuments();
const ours = { jurisdiction: czechia, law: lawBook, insurance: {}, plan: { plan: czechPlan } };
const site = { brand: 'Sample', email: 'office@example.com', ...ours };
const document = openApi({
  calculators,
  documents,
  today,
  limited: ['vat-verification'],
  site,
  webUrl: 'https://example.com',
});
const at = (path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((inside, part) => (isObject(inside) ? inside[part] : undefined), document);

const forms = enquiries.map(({ slug }) => slug);
const made = (one: (typeof documents)[number]['files'][number]) => one.write || one.ending === 'docx';
/** What is made of each document: of the invoice, the PDF and the check are at addresses of their own. */
const ofDocuments = documents.flatMap(({ slug, files }) =>
  ['pdf', ...files.filter(made).map(({ format }) => format), 'check', 'preview', 'mend']
    .filter((what) => slug !== 'invoice' || !['pdf', 'check'].includes(what))
    .map((what) => ({ slug, what })),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** Every object within, with its path. */
const objectsIn = (value: unknown, path = ''): [path: string, value: Record<string, unknown>][] =>
  isObject(value)
    ? [
        [path, value],
        ...Object.entries(value).flatMap(([name, inside]) =>
          objectsIn(inside, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
        ),
      ]
    : [];
const everything = objectsIn(document);

const operations = everything.filter(
  ([path]) => /^\/paths\/[^/]+\/[a-z]+$/.test(path) && !path.endsWith('/parameters'),
);

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'api');
const validatorAt = (path: string) => {
  const validate = ajv.getSchema(`api#${path}`);
  if (!validate) throw new Error(`No schema at ${path}`);
  return validate;
};
const pathOf = (slug: string) => `/paths/~1api~1v1~1calculators~1${slug}`;
const requestOf = (slug: string) =>
  validatorAt(`${pathOf(slug)}/post/requestBody/content/application~1json/schema`);
const answerOf = (slug: string) =>
  validatorAt(`${pathOf(slug)}/post/responses/200/content/application~1json/schema`);

test('every reference leads to something', () => {
  const refs = everything.flatMap(([path, { $ref }]) => (typeof $ref === 'string' ? [{ path, $ref }] : []));
  expect(refs.length).toBeGreaterThan(100);
  expect(refs.filter(({ $ref }) => !isObject(at($ref.replace('#', ''))))).toEqual([]);
});

test('every operation has a name of its own, a summary, and answers with a description', () => {
  expect(operations.map(([path]) => path).filter((path) => !/\/(get|post|delete)$/.test(path))).toEqual([]);
  const names = operations.map(([, { operationId }]) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const [path, { operationId, summary, responses }] of operations) {
    expect(operationId, path).toMatch(/^[a-z]\w+$/i);
    expect(summary, path).toMatch(/\S.{5,}/);
    for (const [status, response] of Object.entries(responses ?? {})) {
      expect(status, path).toMatch(/^([1-5]\d\d|default)$/);
      const found =
        isObject(response) && typeof response.$ref === 'string' ? at(response.$ref.slice(1)) : response;
      expect(found, `${path} ${status}`).toMatchObject({ description: expect.stringMatching(/\S/) });
    }
  }
});

test('every parameter of a path is declared', () => {
  const templated = Object.entries(document.paths).filter(([path]) => path.includes('{'));
  const inPath = (name: string) => [expect.objectContaining({ name, in: 'path', required: true })];
  expect(templated.map(([path, { parameters }]) => [path, parameters])).toEqual([
    ['/api/v1/calculators/{slug}', inPath('slug')],
    ['/api/v1/official-forms/{slug}', inPath('slug')],
    ...['/slots', ''].map((what) => [`/api/v1/bookings/{type}${what}`, inPath('type')]),
    ['/api/v1/registers/companies/{ico}', inPath('ico')],
  ]);
});

test('every schema is a JSON Schema', () => {
  const schemas = everything.filter(([path]) => /\/schema$|^\/components\/schemas\/\w+$/.test(path));
  expect(schemas.length).toBeGreaterThan(60);
  for (const [path, schema] of schemas) {
    expect(ajv.validateSchema(schema), `${path} ${ajv.errorsText()}`).toBe(true);
    expect(validatorAt(path)).toBeTypeOf('function');
  }
});

test('the list holds the calculators, the documents, the applications, the contact request, the forms, the review, the files, the official forms, the clock, the plan, the law, the bookings, the insurance, the invoices, the registers and the health of the site', () => {
  expect(calculators.length).toBeGreaterThanOrEqual(16);
  expect(Object.keys(document.paths)).toEqual([
    '/api/v1/calculators',
    '/api/v1/calculators/{slug}',
    ...calculators.map(({ slug }) => `/api/v1/calculators/${slug}`),
    '/api/v1/documents',
    ...ofDocuments.map(({ slug, what }) => `/api/v1/documents/${slug}/${what}`),
    '/api/v1/applications',
    '/api/v1/util-functions/create-fresh-desk-task',
    ...forms.map((slug) => `/api/v1/forms/${slug}`),
    ...offeredApplications.map(({ slug }) => `/api/v1/applications/${slug}`),
    ...['reviews', 'uploads', 'official-forms/{slug}', 'clock', 'plan'].map((what) => `/api/v1/${what}`),
    ...['law', 'bookings/{type}/slots', 'bookings/{type}'].map((what) => `/api/v1/${what}`),
    ...['insurance/quotes', 'search'].map((what) => `/api/v1/${what}`),
    ...['pdf', 'pages', 'isdoc', 'facturx', 'qr', 'qrf', 'check'].map((what) => `/api/v1/invoices/${what}`),
    '/api/v1/registers/companies/{ico}',
    ...['health', 'health/live', 'health/ready'].map((what) => `/api/v1/${what}`),
  ]);
});

test.each(calculators)('$slug: requests and answers are as they are described', (calculator) => {
  const { slug, sample, examples } = calculator;
  const [request, response] = [requestOf(slug), answerOf(slug)];
  const description = validatorAt('/components/schemas/Calculator');
  const described = describeCalculator(calculator, today);
  expect(description(described), ajv.errorsText(description.errors)).toBe(true);
  const documented = new Set(described.outputs.map(({ name }) => name));
  for (const { answers, on } of [{ answers: sample, on: today }, ...examples]) {
    expect(request(answers), `${JSON.stringify(answers)} ${ajv.errorsText(request.errors)}`).toBe(true);
    const reading = calculate(calculator, answers, on);
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    const said = JSON.parse(JSON.stringify(apiResult(reading.value)));
    expect(response(said), ajv.errorsText(response.errors)).toBe(true);
    expect(reading.value.trace.filter(({ output }) => !documented.has(output))).toEqual([]);
  }
  expect(request({ ...sample, colour: 'blue' })).toBe(false);
});

test.each(calculators)('$slug: answers to random inputs are as they are described', (calculator) => {
  const response = answerOf(calculator.slug);
  fc.assert(
    fc.property(anyAnswers(calculator), (given) => {
      const reading = calculate(calculator, given, today);
      if (!reading.ok) return;
      const said = JSON.parse(JSON.stringify(apiResult(reading.value)));
      expect(response(said), ajv.errorsText(response.errors)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('an output is described as exactly as it is declared', () => {
  const outputsOf = (slug: string) => {
    const path = `${pathOf(slug)}/post/responses/200/content/application~1json/schema/allOf/1/properties/outputs`;
    return at(path);
  };
  expect(outputsOf('Czech-VAT-calculator')).toMatchObject({
    required: ['total', 'base', 'vat', 'registration'],
    properties: {
      vat: { title: 'VAT', type: 'number', 'x-unit': 'CZK' },
      registration: { type: ['string', 'null'], enum: ['none', 'immediately', 'fromNextYear', null] },
    },
  });
  expect(outputsOf('crypto-capital-tax-calculator')).toMatchObject({
    properties: {
      sales: {
        type: 'array',
        items: {
          required: expect.arrayContaining(['kind', 'soldOn']),
          properties: {
            kind: { type: 'string', enum: ['crypto', 'security'] },
            soldOn: { title: 'Sold on', type: 'string', format: 'date', 'x-unit': 'date' },
            exempt: { type: 'boolean', 'x-unit': 'yes or no' },
          },
        },
      },
    },
  });
  // No sample and no example has this one: it is there with real expenses alone.
  expect(outputsOf('employment-contract-vs-freelance')).toMatchObject({
    required: expect.not.arrayContaining(['flatExpenses', 'realExpenses']),
    properties: { flatExpenses: { title: 'Flat expenses', required: expect.arrayContaining(['netIncome']) } },
  });
});

test('a limit on calls is told of where there is one', () => {
  const told = operations.filter(([, { responses }]) => isObject(responses) && '429' in responses);
  expect(told.map(([path]) => path.split('~1').at(-1))).toEqual([
    '{slug}/post',
    'vat-verification/post',
    ...ofDocuments.map(({ what }) => `${what}/post`),
    'create-fresh-desk-task/post',
    ...forms.map((slug) => `${slug}/post`),
    ...offeredApplications.map(({ slug }) => `${slug}/post`),
    'reviews/post',
    'uploads/post',
    '{slug}/post',
    ...['slots/get', '{type}/post', 'quotes/post', 'search/get'],
    ...['pdf', 'pages', 'isdoc', 'facturx', 'qr', 'qrf', 'check'].map((what) => `${what}/post`),
    '{ico}/get',
  ]);
});

test.each(regimes)('the sample invoice of a %s is taken as it is described', (regime) => {
  const sample = sampleOf(regime, today);
  for (const what of ['pdf', 'pages', 'isdoc', 'check']) {
    const schema = validatorAt(
      `/paths/~1api~1v1~1invoices~1${what}/post/requestBody/content/application~1json/schema`,
    );
    expect(schema(sample), ajv.errorsText(schema.errors)).toBe(true);
    expect(schema({ ...sample, layout: 'plain' })).toBe(what.startsWith('p'));
    expect(schema({ ...sample, logo: 'data:image/gif;base64,AAAA' })).toBe(false);
    expect(schema({ ...sample, number: undefined })).toBe(false);
  }
});

test('the sample of each document is taken as it is described', () => {
  for (const { slug, what } of ofDocuments.filter(({ what }) => !['preview', 'mend'].includes(what))) {
    const taken = validatorAt(
      `/paths/~1api~1v1~1documents~1${slug}~1${what}/post/requestBody/content/application~1json/schema`,
    );
    const given = JSON.parse(JSON.stringify(documents.find((one) => one.slug === slug)?.sample(today)));
    expect(taken(given), ajv.errorsText(taken.errors)).toBe(true);
    expect(taken({ ...given, colour: 'red' })).toBe(false);
  }
});
