import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StubHelpDesk, startFreshdesk } from '../../../../tests/stubs/freshdesk.ts';
import { aTicket } from './contract.ts';
import { freshdesk } from './freshdesk.ts';
import type { HelpDeskPort } from './port.ts';

const certain = { inDoubt: false };
const doubtful = { inDoubt: true };

let stub: StubHelpDesk;
let port: HelpDeskPort;
beforeEach(async () => {
  stub = await startFreshdesk();
  port = freshdesk({ domain: stub.url, key: stub.key, timeoutMs: 30_000 });
});
afterEach(() => stub.close());

describe('looking a ticket up', () => {
  test('finds it behind two pages of others from the same client', async () => {
    await port.submit(aTicket, certain);
    for (let index = 0; index < 210; index += 1) {
      await port.submit({ ...aTicket, reference: `MJK-${index}` }, certain);
    }
    expect(await port.submit(aTicket, doubtful)).toEqual({ kind: 'done', externalId: '1' });
    expect(stub.calls().filter(({ method }) => method === 'GET')).toHaveLength(3);
    expect(stub.tickets().filter(({ tags }) => tags.includes(aTicket.reference))).toHaveLength(1);
  }, 60_000);

  test('does not take one whose reference only begins the same', async () => {
    await port.submit({ ...aTicket, reference: `${aTicket.reference}-B` }, certain);
    expect(await port.submit(aTicket, doubtful)).toEqual({ kind: 'done', externalId: '2' });
  });
});
