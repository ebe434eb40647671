import Ajv from 'ajv/dist/2020.js';
import { expect, inject, test } from 'vitest';
import { newAddress } from '../support/browser.ts';

const { web } = inject('product');
const companies = '/api/v1/registers/companies';
const find = (ico: string, { from = newAddress(), method = 'GET' } = {}) =>
  fetch(`${web}${companies}/${ico}`, { method, headers: { 'X-Forwarded-For': from } });

test('without a register nobody is asked, and never is it said that there is no such company', async () => {
  const response = await find('45274649');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const answer = await response.json();
  expect(answer).toEqual({ state: 'notChecked' });
  const document = await (await fetch(`${web}/api/v1/openapi.json`)).json();
  const ajv = new Ajv({ strict: false }).addSchema(document, 'api');
  const described = `/paths/${`${companies}/{ico}`.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`;
  expect(ajv.validate(`api#${encodeURI(described)}`, answer), ajv.errorsText()).toBe(true);
});

test.each(['452%2074%20649', '6947', '%2045274649'])('%s is read as people write it', async (ico) =>
  expect((await find(ico)).status).toBe(200),
);

test.each(['45274648', 'abc', '9'.repeat(500), 'CZ45274649'])(
  '%s: a wrong IČO is said at its field',
  async (ico) => {
    const response = await find(ico);
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ errors: [{ field: 'ico', code: 'check_digit' }] });
  },
);

test.each(['%00', '..%2F..%2Fadmin'])('%s is no part of an address', async (ico) => {
  const response = await find(ico);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

test('more than ten a minute are refused with the time to wait; wrong numbers do not count', async () => {
  const from = newAddress();
  for (let count = 0; count < 15; count += 1) expect((await find('12345678', { from })).status).toBe(422);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await find('45274649', { from })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const refused = await find('45274649', { from });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ status: 429, title: 'Too many look-ups' });
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not understood', async (method) => {
  const response = await find('45274649', { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});
