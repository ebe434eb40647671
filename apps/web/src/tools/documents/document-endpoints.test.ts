import { invoice } from '@majak/tools/documents/sk/invoice/definition';
import { expect, test } from 'vitest';
import { documentEndpoints } from './document-endpoints.ts';

const sample = Object(invoice.sample('2026-11-23'));
const post = async (what: string, given: unknown): Promise<Response> => {
  const make = documentEndpoints(invoice).get(what);
  if (!make) throw new Error(`There is no ${what}`);
  return make({ document: invoice, given, client: 'somebody', signal: new AbortController().signal });
};

test('a file with something that was sent left out of it is refused, and the check says what', async () => {
  const given = { ...sample, regime: 'nonPayer' };
  const refused = await post('json', given);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([
    expect.objectContaining({ field: 'lines.0.rate', message: expect.stringContaining('instead of 23') }),
  ]);
  const { findings } = await (await post('check', given)).json();
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'tax.stated', state: 'wrong' }));
  const lines = sample.lines.map(({ rate: _, ...line }: { rate: number }) => line);
  expect((await post('json', { ...given, lines })).status).toBe(200);
});
