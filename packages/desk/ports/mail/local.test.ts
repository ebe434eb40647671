import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMail, mailContract } from './contract.ts';
import { mailbox } from './local.ts';
import { forgetMail, listMails, readMail } from './mail-files.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'majak-mail-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

mailContract('the local mailbox', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'majak-mail-'));
  return {
    port: mailbox({ directory }),
    arrived: async () => {
      const files = await readdir(directory);
      return Promise.all(
        files.map(async (file) => PostalMime.parse(await readFile(path.join(directory, file)))),
      );
    },
    close: () => rm(directory, { recursive: true, force: true }),
  };
});

describe('mailbox', () => {
  test('makes the directory, and one file of one mail sent many times at once', async () => {
    const directory = path.join(root, 'deep', 'mail');
    const port = mailbox({ directory });
    await Promise.all(Array.from({ length: 20 }, () => port.send(aMail)));
    expect(await readdir(directory)).toEqual([`${aMail.messageId}.eml`]);
    const raw = await readFile(path.join(directory, `${aMail.messageId}.eml`), 'utf8');
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test.each(['../../outside', '/etc/cron.d/x', '.', 'a\0b', 'x'.repeat(500), 'spaß@majak.example'])(
    'a message id like %j stays inside',
    async (messageId) => {
      const directory = path.join(root, 'ids', Buffer.from(messageId).toString('hex').slice(0, 40));
      expect(await mailbox({ directory }).send({ ...aMail, messageId })).toMatchObject({ kind: 'done' });
      expect(await readdir(directory)).toHaveLength(1);
      expect(await readdir(path.join(root, 'ids'))).not.toContain('outside.eml');
    },
  );

  test('forgets a mail, what was half written of it included, and no other', async () => {
    const directory = path.join(root, 'forget');
    const port = mailbox({ directory });
    await port.send(aMail);
    await port.send({ ...aMail, messageId: 'other@majak.example' });
    await writeFile(path.join(directory, `.${aMail.messageId}~1.tmp`), 'half');
    await forgetMail(directory, aMail.messageId);
    await forgetMail(directory, 'never@majak.example');
    expect(await readdir(directory)).toEqual(['other@majak.example.eml']);
    await forgetMail(path.join(root, 'nowhere'), aMail.messageId);
  });

  test('a directory that cannot be written is worth another try', async () => {
    const file = path.join(root, 'a-file');
    await writeFile(file, '');
    const outcome = await mailbox({ directory: path.join(file, 'mail') }).send(aMail);
    expect(outcome).toMatchObject({ kind: 'retry', inDoubt: false });
    expect(JSON.stringify(outcome)).not.toContain('@');
  });
});

describe('reading mails', () => {
  test('lists what was sent and reads one back', async () => {
    const directory = path.join(root, 'read');
    const port = mailbox({ directory });
    for (const id of ['one', 'two', 'three']) await port.send({ ...aMail, messageId: `${id}@majak.example` });
    const mails = await listMails(directory);
    expect(mails.map(({ id }) => id).sort()).toEqual(
      ['one', 'three', 'two'].map((id) => `${id}@majak.example`),
    );
    const mail = await readMail(directory, 'two@majak.example');
    expect(mail).toMatchObject({
      id: 'two@majak.example',
      from: 'Maják, s.r.o. <office@majak.example>',
      to: 'client@example.org',
      subject: aMail.subject,
      text: aMail.text.trimEnd(),
    });
    expect(Number.isNaN(Date.parse(mail?.date ?? ''))).toBe(false);
    expect(await listMails(directory, 2)).toHaveLength(2);
  });

  test('a directory that does not exist has no mails', async () => {
    expect(await listMails(path.join(root, 'none'))).toEqual([]);
  });

  test.each([
    '../a-secret',
    '..',
    'a/../../a-secret',
    '/etc/hostname',
    'a\\..\\b',
    'a\0',
    '',
    '.hidden',
    'unknown',
  ])('the id %j leads nowhere', async (id) => {
    await writeFile(path.join(root, 'a-secret.eml'), 'Subject: secret\r\n\r\nsecret');
    const directory = path.join(root, 'jail');
    await mailbox({ directory }).send(aMail);
    await writeFile(path.join(directory, '.hidden.eml'), 'Subject: hidden\r\n\r\nhidden');
    expect(await readMail(directory, id)).toBeUndefined();
  });
});
