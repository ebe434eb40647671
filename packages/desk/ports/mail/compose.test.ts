import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { compose, safeMailId } from './compose.ts';
import { aMail } from './contract.ts';

describe('safeMailId', () => {
  test.each([
    ['mjk-7f3k.desk@majak.cz', 'mjk-7f3k.desk@majak.cz'],
    ['8c1d3a52-0000-4000-8000-3b7f@majak.cz', '8c1d3a52-0000-4000-8000-3b7f@majak.cz'],
  ])('keeps %s', (given, kept) => expect(safeMailId(given)).toBe(kept));

  test('different odd ids stay different, and the same stays the same', () => {
    const odd = ['no-domain', 'a b@c', '../x@y', 'a\r\nb@c', '<a@b>', '.a@b', `${'a'.repeat(200)}@b`];
    const safe = odd.map(safeMailId);
    expect(new Set(safe).size).toBe(odd.length);
    expect(odd.map(safeMailId)).toEqual(safe);
    for (const id of safe) expect(id).toMatch(/^[0-9a-f]{40}@mail\.invalid$/);
  });
});

describe('compose', () => {
  test.each([
    ['office@majak.cz', '', 'office@majak.cz'],
    ['  office@majak.cz ', '', 'office@majak.cz'],
    ['Majak <office@majak.cz>', 'Majak', 'office@majak.cz'],
    ['"Majak, s.r.o." <office@majak.cz>', 'Majak, s.r.o.', 'office@majak.cz'],
    ["Seán <o'brien+tax@příklad.cz>", 'Seán', "o'brien+tax@příklad.cz"],
  ])('reads %s', (from, name, address) => {
    expect(compose({ ...aMail, from })).toMatchObject({ message: { from: { name, address } } });
  });

  test('whatever is written as a name or subject, one recipient and no further header comes of it', async () => {
    const any = fc.string({ unit: 'binary', maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(any, any, async (name, subject) => {
        const composed = compose({ ...aMail, to: `${name} <client@example.org>`, subject });
        if ('kind' in composed) throw new Error(composed.error);
        const raw = await new MailComposer(composed.message).compile().build();
        const mail = await PostalMime.parse(raw);
        expect(mail.to?.map(({ address }) => address)).toEqual(['client@example.org']);
        expect(mail.text?.trim()).toBe(aMail.text.trim());
        const keys = mail.headers.map(({ key }) => key).filter((key) => !key.startsWith('content-'));
        expect(keys.sort()).toEqual(
          ['date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'].filter(
            (key) => key !== 'subject' || keys.includes('subject'),
          ),
        );
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});
