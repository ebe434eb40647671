import { czechia } from '@majak/law/cz/jurisdiction';
import { lawBook } from '@majak/law/cz/law-book';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApi } from '../tools/api/openapi.ts';
import { listPermits, respond } from './respond.ts';

const post = async (body: unknown): Promise<{ status: number; answer: Record<string, unknown> }> => {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await respond(new Request('https://example.com/', { method: 'POST', body: sent }));
  return { status: response.status, answer: await response.json() };
};
const asked = {
  permit: 'employee-card',
  filedOn: '2026-02-02',
  pauses: [{ from: '2026-03-03', to: '2026-03-20' }],
};

const document = openApi({
  calculators: [],
  documents: [],
  today: '2026-11-21',
  limited: [],
  site: { brand: 'Sample', email: 'office@example.com', jurisdiction: czechia, law: lawBook },
  webUrl: 'https://example.com',
});
const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
ajv.addSchema(document, 'api');
const described = (path: string, value: unknown): string | undefined => {
  const validate = ajv.getSchema(`api#/paths/~1api~1v1~1clock/${path}/content/application~1json/schema`);
  if (!validate) throw new Error(`No schema at ${path}`);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
};

test('asked for papers on 3 March, answered on the 20th', async () => {
  const { status, answer } = await post(asked);
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    permit: 'employee-card',
    filedOn: '2026-02-02',
    decideBy: '2026-04-21',
    days: 60,
    months: null,
    complex: { decideBy: '2026-05-21', days: 90 },
    pausedDays: 18,
    sections: expect.arrayContaining([
      '§ 169t(6)(d) of act 326/1999 Sb.',
      '§ 40(1) of act 500/2004 Sb.',
      '§ 65(1) of act 500/2004 Sb.',
    ]),
    sureness: 'stated in the act',
    office: {
      name: 'Ministry of the Interior, Department for Asylum and Migration Policy',
      dataBox: '6bnaawp',
      sections: ['§ 165(j), (n) of act 326/1999 Sb.'],
    },
    whenLate: {
      from: '2026-04-22',
      superior: { officialName: 'Komise pro rozhodování ve věcech pobytu cizinců', dataBox: 'b78xtfa' },
      sections: expect.arrayContaining(['§ 80(3), (4) of act 500/2004 Sb.']),
      sureness: 'stated in the act',
    },
    readOn: '2026-11-22',
    reviewBy: '2027-11-22',
  });
  expect(answer.steps).toContainEqual(
    expect.objectContaining({
      id: 'inactivity',
      from: '2026-04-22',
      by: null,
      section: expect.stringContaining('§ 80'),
    }),
  );
});

test('a pause goes on without a day of its end, or with null', async () => {
  const open = await post({ ...asked, pauses: [{ from: '2026-03-03' }] });
  expect(open.answer).toMatchObject({ decideBy: null, pauses: [{ from: '2026-03-03', to: null }] });
  expect((await post({ ...asked, pauses: [{ from: '2026-03-03', to: null }] })).answer).toEqual(open.answer);
  expect((await post({ permit: 'study', filedOn: '2026-02-02' })).answer).toMatchObject({ pauses: [] });
});

test.each([
  ['no JSON', '{', 400, undefined],
  ['a body of a megabyte', `"${'x'.repeat(1_000_000)}"`, 413, undefined],
  ['nothing', {}, 422, ['permit', 'filedOn']],
  ['a list', [], 422, ['body']],
  ['no such permit', { ...asked, permit: 'golden-visa' }, 422, ['permit']],
  ['a name every object has', { ...asked, permit: 'constructor' }, 422, ['permit']],
  ['no such day', { ...asked, filedOn: '2026-02-30' }, 422, ['filedOn']],
  ['a day with a time', { ...asked, filedOn: '2026-02-02T00:00:00Z' }, 422, ['filedOn']],
  ['a day of before the act', { ...asked, filedOn: '1999-12-31', pauses: [] }, 422, ['filedOn']],
  ['the end of the calendar', { ...asked, filedOn: '9999-12-31', pauses: [] }, 422, ['filedOn']],
  [
    'a pause that ends before it begins',
    { ...asked, pauses: [{ from: '2026-03-20', to: '2026-03-03' }] },
    422,
    ['pauses.0.to'],
  ],
  ['a pause without a beginning', { ...asked, pauses: [{ to: '2026-03-03' }] }, 422, ['pauses.0.from']],
  [
    'a pause until the end of the calendar',
    { ...asked, pauses: [{ from: '2026-03-03', to: '9999-12-31' }] },
    422,
    ['pauses.0.to'],
  ],
  ['pauses that are no list', { ...asked, pauses: 'none' }, 422, ['pauses']],
  [
    'more pauses than there are',
    { ...asked, pauses: Array.from({ length: 51 }, () => ({ from: '2026-03-03' })) },
    422,
    ['pauses'],
  ],
  ['what is not asked', { ...asked, colour: 'blue' }, 422, ['colour']],
  ['a list nested deeply', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 422, ['body']],
])('%s is refused', async (_, body, status, fields) => {
  const { status: got, answer } = await post(body);
  expect(got).toBe(status);
  expect(answer).toMatchObject({ status, title: expect.stringMatching(/\S/) });
  const { errors } = answer;
  expect(Array.isArray(errors) ? errors.map(({ field }) => field) : undefined).toEqual(fields);
});

test.each([
  ['a day as people write it', { ...asked, filedOn: '31/01/2026' }, 'write it as 2026-01-31'],
  ['a day as a number', { ...asked, filedOn: 20260131 }, 'send it as text, such as 2026-01-31'],
  [
    'an empty end',
    { ...asked, pauses: [{ from: '2026-03-03', to: '' }] },
    'Enter when you answered, or leave it out if you haven’t yet',
  ],
  ['a pause as a text', { ...asked, pauses: ['2026-03-03'] }, 'send each pause as an object'],
  ['no pause', { ...asked, pauses: [null] }, 'send each pause as an object'],
])('of %s is said how to send it', async (_, body, says) => {
  const { answer } = await post(body);
  expect(answer.errors).toEqual([expect.objectContaining({ message: expect.stringContaining(says) })]);
});

test('fifty pauses are taken', async () => {
  const pauses = Array.from({ length: 50 }, (_, at) => ({
    from: `${2030 + at}-01-01`,
    to: `${2030 + at}-01-02`,
  }));
  expect(await post({ ...asked, pauses })).toMatchObject({
    status: 200,
    answer: { decideBy: '2026-04-07', pausedDays: 0 },
  });
});

test('the list and the answers are as they are described', async () => {
  const listed = await listPermits().json();
  expect(listed.permits.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining([
      'permanent-residence',
      'employee-card',
      'blue-card',
      'long-term-visa',
      'family-reunification',
      'study',
      'extension',
      'eu-family-temporary-residence',
    ]),
  );
  expect(described('get/responses/200', listed)).toBeUndefined();
  expect(described('post/requestBody', asked)).toBeUndefined();
  const day = fc
    .date({ min: new Date('2006-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(lawBook.clock?.permits.map(({ id }) => id) ?? [])),
      day,
      fc.array(fc.record({ from: day, to: day }, { requiredKeys: ['from'] }), { maxLength: 6 }),
      fc.record({ arrivedOn: day, cardEndsOn: day, insuredUntil: day }, { requiredKeys: [] }),
      async (permit, filedOn, given, more) => {
        const pauses = given.map(({ from, to }) =>
          to && to < from ? { from: to, to: from } : { from, ...(to ? { to } : {}) },
        );
        const { status, answer } = await post({ permit, filedOn, pauses, ...more });
        expect(status).toBe(200);
        expect(described('post/responses/200', answer)).toBeUndefined();
      },
    ),
    { numRuns: 150 },
  );
});
