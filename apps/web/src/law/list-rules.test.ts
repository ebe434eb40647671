import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { lawPath } from '../tools/api/law-path.ts';
import { ruleIds } from './law-book.ts';
import { listRules } from './list-rules.ts';

const response = listRules();
const answer = await response.json();
const named = (id: string) => answer.rules.find((one: { id: string }) => one.id === id);

test('every rule of the site is listed, and may be kept as other lists are', () => {
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
  expect(answer.rules.map(({ id }: { id: string }) => id)).toEqual(ruleIds);
});

test('a rule says its value, since when, where it stands, and where it was read: its act first', () => {
  expect(named('cz.vat.standard')).toMatchObject({
    title: 'VAT, standard rate',
    value: 0.21,
    unit: 'rate',
    from: '2023-01-01',
    place: '§ 47(1)(a) of act 235/2004',
    sureness: 'stated in its act',
  });
  expect(named('cz.vat.standard').sources[0]).toMatchObject({
    kind: 'act',
    title: 'Act 235/2004, wording of 1 January 2026',
    url: expect.stringMatching(/\/eli\/cz\/sb\/2004\/235\/2026-01-01$/),
    readOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('the answer is as it is described', () => {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  const schema = Object(lawPath().get).responses[200].content['application/json'].schema;
  const validate = ajv.compile(schema);
  expect(validate(answer), ajv.errorsText(validate.errors)).toBe(true);
});
