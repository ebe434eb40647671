import { createServer } from 'node:net';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SmtpFailure, type StubSmtp, startSmtp } from '../../../../tests/stubs/smtp.ts';
import { aMail, mailContract } from './contract.ts';
import { smtp } from './smtp.ts';

mailContract('the SMTP adapter', async () => {
  const server = await startSmtp();
  return { port: smtp({ url: server.url }), arrived: server.parsed, close: server.close };
});

let server: StubSmtp;
beforeEach(async () => {
  server = await startSmtp({ user: 'desk@majak.example', password: 'p@ss:w/rd?' });
});
afterEach(() => server.close());

const unknownUser = '5.1.1 <client@example.org>: client is unknown here, subject was Živnostenské oprávnění';
const failures: [string, SmtpFailure, object][] = [
  ['451 to the sender', { at: 'mail', reply: 451, text: '4.3.0 later' }, { kind: 'retry', inDoubt: false }],
  [
    '451 to the recipient',
    { at: 'rcpt', reply: 451, text: '4.2.1 later' },
    { kind: 'retry', inDoubt: false },
  ],
  ['452 to the message', { at: 'data', reply: 452, text: '4.3.1 full' }, { kind: 'retry', inDoubt: false }],
  ['421 to the message', { at: 'data', reply: 421, text: '4.3.2 down' }, { kind: 'retry', inDoubt: false }],
  ['greylisting', { at: 'rcpt', reply: 'greylist' }, { kind: 'retry', inDoubt: false }],
  ['550 to the recipient', { at: 'rcpt', reply: 550, text: unknownUser }, { kind: 'refused' }],
  ['554 to the message', { at: 'data', reply: 554, text: '5.7.1 spam' }, { kind: 'refused' }],
  [
    '554 to the connection',
    { at: 'connect', reply: 554, text: '5.7.1 blocked' },
    { kind: 'retry', inDoubt: false },
  ],
  [
    '530 to the sender',
    { at: 'mail', reply: 530, text: '5.7.0 log in' },
    { kind: 'retry', afterMs: 900_000 },
  ],
  ['a connection lost before the message', { at: 'mail', reply: 'drop' }, { kind: 'retry', inDoubt: false }],
  ['a connection lost after the message', { at: 'data', reply: 'drop' }, { kind: 'retry', inDoubt: true }],
];

describe('smtp', () => {
  test.each(failures)('%s', async (_name, failure, expected) => {
    server.fail(failure);
    const port = smtp({ url: server.url });
    const outcome = await port.send(aMail);
    expect(outcome).toMatchObject(expected);
    expect(JSON.stringify(outcome)).not.toMatch(/@|client|oprávnění/);
    server.fail();
    expect(await port.send(aMail)).toMatchObject({ kind: 'done' });
  });

  test('names the reply and its enhanced code, and nothing else of it', async () => {
    server.fail({ at: 'rcpt', reply: 550, text: unknownUser });
    const error = 'The mail server answered 550 5.1.1 to RCPT TO';
    expect(await smtp({ url: server.url }).send(aMail)).toEqual({ kind: 'refused', error });
  });

  test('a greylisted mail is taken at the next attempt', async () => {
    server.fail({ at: 'rcpt', reply: 'greylist' });
    const port = smtp({ url: server.url });
    expect(await port.send(aMail)).toMatchObject({ kind: 'retry', inDoubt: false });
    expect(await port.send(aMail)).toMatchObject({ kind: 'done' });
    expect(server.mails()).toHaveLength(1);
  });

  test('silence after the message leaves a doubt: it was taken', async () => {
    server.fail({ at: 'data', reply: 'silence' });
    const outcome = await smtp({ url: server.url, timeoutMs: 2000 }).send(aMail);
    expect(outcome).toMatchObject({ kind: 'retry', inDoubt: true });
    expect(server.mails()).toHaveLength(1);
  }, 30_000);

  test('a mail that waits for a connection too long was not sent, and is not sent later', async () => {
    const port = smtp({ url: server.url, timeoutMs: 1000 });
    server.fail({ at: 'data', reply: 'silence' });
    const send = (id: number) => port.send({ ...aMail, messageId: `q${id}@majak.example` });
    const outcomes = await Promise.all(Array.from({ length: 25 }, (_, id) => send(id)));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['retry']));
    const doubtful = outcomes.filter((outcome) => outcome.kind === 'retry' && outcome.inDoubt);
    expect(doubtful.length).toBeGreaterThanOrEqual(server.mails().length);
    expect(doubtful.length).toBeLessThan(25);
  }, 30_000);

  test('a server that never greets leaves none', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const url = `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
    expect(await smtp({ url, timeoutMs: 50 }).send(aMail)).toMatchObject({ kind: 'retry', inDoubt: false });
    silent.close();
  });

  test.each([
    ['nobody listens', 'smtp://127.0.0.1:1'],
    ['the name is unknown', 'smtp://mail.invalid:25'],
    ['TLS is asked of a server without', ''],
  ])('%s: another try without a doubt', async (_name, url) => {
    const given = url || server.url.replace('smtp:', 'smtps:');
    expect(await smtp({ url: given, timeoutMs: 2000 }).send(aMail)).toMatchObject({
      kind: 'retry',
      inDoubt: false,
    });
  });

  test('a wrong password is for a person to mend, not the end of the mail', async () => {
    const outcome = await smtp({ url: server.url.replace('w%2Frd', 'wrong') }).send(aMail);
    expect(outcome).toMatchObject({ kind: 'retry', inDoubt: false, afterMs: 900_000 });
    expect(JSON.stringify(outcome)).toContain('SMTP_URL');
    expect(server.mails()).toHaveLength(0);
  });

  test('the target says where, never who', () => {
    const { port } = new URL(server.url);
    expect(smtp({ url: server.url }).target).toBe(`smtp://127.0.0.1:${port}`);
    expect(smtp({ url: 'smtps://u:secret@mail.majak.cz' }).target).toBe('smtps://mail.majak.cz');
  });

  test('many mails share few connections, and a connection lost meanwhile loses none', async () => {
    const port = smtp({ url: server.url });
    const send = (id: number) => port.send({ ...aMail, messageId: `m${id}@majak.example` });
    const first = await Promise.all(Array.from({ length: 30 }, (_, id) => send(id)));
    expect(server.connections()).toBeLessThanOrEqual(5);
    expect(new Set(first.map(({ kind }) => kind))).toEqual(new Set(['done']));
    const parsed = await Promise.all(server.mails().map(({ raw }) => PostalMime.parse(raw)));
    expect(new Set(parsed.map(({ messageId }) => messageId)).size).toBe(30);
    server.dropConnections();
    expect(await send(30)).toMatchObject({ kind: 'done' });
    expect(server.mails()).toHaveLength(31);
  }, 30_000);

  test('a password is not sent in the clear to another machine', async () => {
    const outcome = await smtp({ url: `${server.url}?requireTLS=true` }).send(aMail);
    expect(outcome).toMatchObject({ kind: 'retry', inDoubt: false });
    expect(server.mails()).toHaveLength(0);
  });
});
