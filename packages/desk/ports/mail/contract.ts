import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail, MailPort } from './port.ts';

/** An adapter under test, and what arrived at the other end of it. */
type MailSubject = { port: MailPort; arrived: () => Promise<Email[]>; close: () => Promise<void> };

export const aMail: Mail = {
  messageId: 'mjk-7f3k-9qx2.office@majak.example',
  from: 'Maják, s.r.o. <office@majak.example>',
  to: 'client@example.org',
  replyTo: 'desk@majak.example',
  subject: 'MJK-7F3K-9QX2: Živnostenské oprávnění',
  text: 'Dobrý den,\n\n.line with a dot\nFrom here on 👋\n',
};

const names = {
  'line ends': 'Eve\r\nBcc: thief@example.net\r\n\r\n<b>',
  'a second mailbox': 'Eve <thief@example.net>, Mallory',
  'quotes and commas': '"Eve", (of) Example; Ltd.',
  'right to left': 'مريم العلي',
  'turned direction': 'Eve \u202Egpj.exe',
  emoji: 'Ema 👩‍👩‍👧 🇨🇿',
  'encoded words': '=?utf-8?q?Eve=0D=0ABcc:_thief=40example.net?=',
} as const;

const bad: Record<string, Partial<Mail>> = {
  'a recipient that is no address': { to: 'nobody' },
  'an empty recipient': { to: '' },
  'two recipients': { to: 'secret.one@example.org, secret.two@example.org' },
  'a recipient with a line end': { to: 'secret.one@example.org\r\nBcc: secret.two@example.org' },
  'a sender that is no address': { from: 'Majak' },
};

/** What every mail port promises, whatever is behind it. */
export function mailContract(name: string, open: () => Promise<MailSubject>): void {
  describe(`${name} keeps the contract of the mail port`, () => {
    let subject: MailSubject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());
    const arrivedAs = async (messageId: string) =>
      (await subject.arrived()).filter((mail) => mail.messageId === `<${messageId}>`);

    test('a mail arrives as it was written', async () => {
      const outcome = await subject.port.send({ ...aMail, html: '<p>Dobrý <b>den</b></p>' });
      expect(outcome.kind).toBe('done');
      const [mail] = await arrivedAs(aMail.messageId);
      expect(mail).toMatchObject({
        from: { name: 'Maják, s.r.o.', address: 'office@majak.example' },
        to: [{ address: 'client@example.org' }],
        replyTo: [{ address: 'desk@majak.example' }],
        subject: aMail.subject,
      });
      expect(mail?.text?.trim()).toBe(aMail.text.trim());
      expect(mail?.html).toContain('<p>Dobrý <b>den</b></p>');
    });

    test('a reply address that is no address is left out, and the mail goes', async () => {
      const mail = { ...aMail, messageId: 'reply@majak.example', replyTo: 'secret.one@example.org>' };
      expect((await subject.port.send(mail)).kind).toBe('done');
      const [arrived] = await arrivedAs('reply@majak.example');
      expect(arrived?.replyTo).toBeUndefined();
    });

    test.each([
      ['replied', 'auto-replied', 'All'],
      ['generated', 'auto-generated', 'All'],
      [undefined, undefined, undefined],
    ] as const)('automatic %s is said to other programs', async (automatic, submitted, suppress) => {
      const messageId = `auto-${automatic}@majak.example`;
      await subject.port.send({ ...aMail, messageId, automatic });
      const [mail] = await arrivedAs(messageId);
      const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
      expect(header('auto-submitted')).toBe(submitted);
      expect(header('x-auto-response-suppress')).toBe(suppress);
    });

    test('the same mail again has the same id', async () => {
      const mail = { ...aMail, messageId: 'twice@majak.example' };
      const outcomes = [await subject.port.send(mail), await subject.port.send(mail)];
      expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done']);
      expect((await arrivedAs('twice@majak.example')).length).toBeGreaterThan(0);
    });

    test.each(Object.entries(names))('a name with %s stays a name', async (kind, hostile) => {
      const messageId = `name.${kind.replaceAll(' ', '-')}@majak.example`;
      const sent = { ...aMail, messageId, to: `${hostile} <client@example.org>`, subject: hostile };
      expect(await subject.port.send(sent)).toMatchObject({ kind: 'done' });
      const [mail] = await arrivedAs(messageId);
      expect(mail?.to?.map(({ address }) => address)).toEqual(['client@example.org']);
      expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail?.text?.trim()).toBe(aMail.text.trim());
      expect(mail?.subject ?? '').not.toMatch(/[\r\n\u202e]/);
    });

    test.each(Object.entries(bad))('refuses %s without repeating it', async (_kind, change) => {
      const before = (await subject.arrived()).length;
      const outcome = await subject.port.send({ ...aMail, messageId: 'bad@majak.example', ...change });
      expect(outcome.kind).toBe('refused');
      expect(JSON.stringify(outcome)).not.toMatch(/@|secret|nobody/);
      expect(await subject.arrived()).toHaveLength(before);
    });

    test('text is never read as a file or fetched', async () => {
      const messageId = 'path@majak.example';
      await subject.port.send({ ...aMail, messageId, text: '/etc/passwd', html: 'file:///etc/passwd' });
      const [mail] = await arrivedAs(messageId);
      expect(mail?.text?.trim()).toBe('/etc/passwd');
      expect(mail?.html).toContain('file:///etc/passwd');
    });
  });
}
