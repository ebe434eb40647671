import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticketFaults } from '../../../../tests/stubs/freshdesk-validation.ts';
import { aTicket } from './contract.ts';
import { asHtml, customFieldNames, freshdeskTicket } from './freshdesk-ticket.ts';

const none = new Set<string>();

describe('asHtml', () => {
  test.each([
    ['a\nb\r\nc\rd', 'a<br>b<br>c<br>d'],
    [
      '<b onclick="x">Tom & \'Jerry\'</b>',
      '&lt;b onclick=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/b&gt;',
    ],
    ['&lt;', '&amp;lt;'],
    ['tab\tkept, bell\u0007 and nul\u0000 not', 'tab\tkept, bell and nul not'],
  ])('%j', (text, html) => expect(asHtml(text)).toBe(html));

  test('of any text no markup comes but line breaks, and the text can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const html = asHtml(text);
        expect(html.replaceAll('<br>', '')).not.toMatch(/[<>"']/);
        expect(html).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
      }),
    );
  });
});

describe('freshdeskTicket', () => {
  test('says everything twice: in fields and in words', () => {
    const made = freshdeskTicket(aTicket, none);
    expect(made).toMatchObject({
      subject: 'MJK-7F3K-9QX2: Employee card – Jana Nováková',
      name: 'Jana Nováková',
      email: 'jana+visa@example.org',
      tags: ['MJK-7F3K-9QX2'],
      status: 2,
      priority: 1,
      source: 2,
      custom_fields: {
        cf_full_name: 'Jana Nováková',
        cf_client_phone_number: '+420 601 234 567',
        cf_eu_citizen: 'NO',
        cf_nationality: 'Ukraine',
        cf_select_servicee: 'Employee card',
      },
    });
    expect(made.description).toContain(aTicket.reference);
    for (const { label, text } of aTicket.answers)
      for (const words of [label, text]) expect(made.description).toContain(asHtml(words));
    expect(made).not.toHaveProperty('phone');
  });

  test.each([
    ['one', new Set(['cf_nationality']), 4],
    ['all', customFieldNames, undefined],
  ])('leaves out %s of the custom fields, and none of the words', (_name, omitted, left) => {
    const made = freshdeskTicket(aTicket, omitted);
    expect(made.custom_fields && Object.keys(made.custom_fields).length).toBe(left);
    expect(made.description).toBe(freshdeskTicket(aTicket, none).description);
  });

  test('whatever a client writes, the desk has nothing to object to', () => {
    const fields = Object.fromEntries([...customFieldNames].map((name) => [name, 'text' as const]));
    const any = fc.string({ unit: 'binary', maxLength: 600 });
    fc.assert(
      fc.property(any, any, any, fc.boolean(), (fullName, service, text, long) => {
        const answers = [{ label: 'Message', text, long }];
        const made = freshdeskTicket({ ...aTicket, fullName, service, answers }, none);
        expect(ticketFaults(made, fields)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});
