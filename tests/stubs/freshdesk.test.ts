import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { startFreshdesk, stubKey } from './freshdesk.ts';
import { failureKinds, failurePlan } from './freshdesk-failures.ts';

const ticket = {
  subject: 's',
  description: 'd',
  email: 'a@example.org',
  status: 2,
  priority: 1,
  tags: ['T-1'],
};
const headers = {
  authorization: `Basic ${Buffer.from(`${stubKey}:X`).toString('base64')}`,
  'content-type': 'application/json',
};
const post = (url: string, body: unknown, changed = {}) =>
  fetch(`${url}/api/v2/tickets`, {
    method: 'POST',
    headers: { ...headers, ...changed },
    body: JSON.stringify(body),
  });

describe('the failures of a run', () => {
  const run = (seed: number) => {
    const plan = failurePlan({ share: 0.3, seed });
    return Array.from({ length: 5000 }, () => plan.next());
  };
  test('are the same for the same seed', () => {
    expect(run(7)).toEqual(run(7));
    expect(run(7)).not.toEqual(run(8));
  });
  test('are as many as asked for, of every kind', () => {
    const failed = run(7).filter((kind) => kind !== undefined);
    expect(failed.length / 5000).toBeCloseTo(0.3, 1);
    expect(new Set(failed)).toEqual(new Set(failureKinds));
  });
});

describe('the stub desk', () => {
  test.each<[string, object, object, number, string | undefined]>([
    ['a good ticket', ticket, {}, 201, undefined],
    ['a wrong key', ticket, { authorization: 'Basic x' }, 401, undefined],
    ['another media type', ticket, { 'content-type': 'text/plain' }, 415, undefined],
    ['no subject', { ...ticket, subject: undefined }, {}, 400, 'subject missing_field'],
    ['a long subject', { ...ticket, subject: 'x'.repeat(256) }, {}, 400, 'subject invalid_value'],
    ['a status in words', { ...ticket, status: 'open' }, {}, 400, 'status datatype_mismatch'],
    ['an unknown priority', { ...ticket, priority: 9 }, {}, 400, 'priority invalid_value'],
    ['a long tag', { ...ticket, tags: ['x'.repeat(33)] }, {}, 400, 'tags invalid_value'],
    ['no requester', { ...ticket, email: undefined }, {}, 400, 'requester_id missing_field'],
    ['a malformed address', { ...ticket, email: 'a' }, {}, 400, 'email invalid_value'],
    ['an unknown field', { ...ticket, colour: 'red' }, {}, 400, 'colour invalid_field'],
    ['an unknown custom field', { ...ticket, custom_fields: { cf_x: '1' } }, {}, 400, 'cf_x invalid_field'],
    [
      'a wrong choice',
      { ...ticket, custom_fields: { cf_eu_citizen: 'maybe' } },
      {},
      400,
      'custom_fields.cf_eu_citizen invalid_value',
    ],
    [
      'a number as text',
      { ...ticket, custom_fields: { cf_nationality: 1 } },
      {},
      400,
      'custom_fields.cf_nationality datatype_mismatch',
    ],
  ])('%s', async (_name, body, changed, status, fault) => {
    const desk = await startFreshdesk();
    const response = await post(desk.url, body, changed);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-ratelimit-total')).toMatch(/^\d+$/);
    const said: unknown = JSON.parse((await response.text()) || '{}');
    if (fault) {
      const [field, code] = fault.split(' ');
      expect(said).toMatchObject({ description: 'Validation failed', errors: [{ field, code }] });
    }
    expect(desk.tickets()).toHaveLength(status === 201 ? 1 : 0);
    await desk.close();
  });

  test('runs as a process of its own, prints its address and keeps a log', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'majak-desk-'));
    const log = path.join(directory, 'calls.jsonl');
    const script = path.join(import.meta.dirname, 'freshdesk.ts');
    const child = spawn(process.execPath, [script, '--port', '0', '--log', log]);
    const [url] = await once(createInterface({ input: child.stdout }), 'line');
    expect((await post(String(url), ticket)).status).toBe(201);
    expect(await (await fetch(`${url}/_tickets?tag=T-1`)).json()).toMatchObject({
      count: 1,
      tickets: [{ id: 1 }],
    });
    expect(await (await fetch(`${url}/_tickets?tag=T-2`)).json()).toMatchObject({ count: 0 });
    expect(JSON.parse(await readFile(log, 'utf8'))).toMatchObject({
      method: 'POST',
      status: 201,
      id: 1,
      tags: ['T-1'],
    });
    child.kill();
    await once(child, 'exit');
    await rm(directory, { recursive: true });
  }, 60_000);
});
