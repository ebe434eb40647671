import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HelpDeskPort, Ticket } from './port.ts';

/** An adapter under test; `held` counts the tickets of a reference where they can be counted. */
type HelpDeskSubject = {
  port: HelpDeskPort;
  held?: (reference: string) => number;
  close: () => Promise<void>;
};

export const aTicket: Ticket = {
  reference: 'MJK-7F3K-9QX2',
  fullName: 'Jana Nováková',
  email: 'jana+visa@example.org',
  phone: '+420 601 234 567',
  euCitizen: 'NO',
  nationality: 'Ukraine',
  service: 'Employee card',
  answers: [
    { label: 'Full name', text: 'Jana Nováková', long: false },
    { label: 'Phone', text: '+420 601 234 567', long: false },
    { label: 'Are you an EU citizen?', text: 'No', long: false },
    { label: 'Nationality', text: 'Ukraine', long: false },
    { label: 'Service', text: 'Employee card', long: false },
    { label: 'How can we help?', text: 'Good morning,\nI start on 1 March.', long: true },
  ],
};

const saying = (text: string): Ticket['answers'] => [{ label: 'How can we help?', text, long: true }];

const odd: Record<string, Partial<Ticket>> = {
  'markup in every field': {
    fullName: '<b>Eve</b>',
    answers: saying('<img src=x onerror=alert(1)>'),
    service: '"><script>',
  },
  'very long text': {
    fullName: 'x'.repeat(5000),
    answers: saying('y'.repeat(100_000)),
    service: 'z'.repeat(300),
  },
  'no answers': { answers: [] },
  'line ends in one-line fields': { fullName: 'Eve\r\nMallory', nationality: 'A\u2028B', phone: '1\n2' },
  'half characters, emoji and right-to-left': {
    fullName: 'مريم 👩‍👩‍👧 \ud800',
    answers: saying('\ud83d\u0000 שלום'),
  },
  'a phone that is none': { phone: 'call me maybe' },
};

/** What every desk port promises, whatever is behind it. */
export function helpDeskContract(name: string, open: () => Promise<HelpDeskSubject>): void {
  describe(`${name} keeps the contract of the desk port`, () => {
    let subject: HelpDeskSubject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    test('a ticket is taken and has an id there', async () => {
      const outcome = await subject.port.submit(aTicket, { inDoubt: false });
      expect(outcome).toEqual({ kind: 'done', externalId: expect.stringMatching(/./) });
    });

    test('in doubt, a ticket already there is found and not made again', async () => {
      const ticket = { ...aTicket, reference: 'MJK-0000-0001' };
      const first = await subject.port.submit(ticket, { inDoubt: false });
      const second = await subject.port.submit(ticket, { inDoubt: true });
      expect(second).toEqual(first);
      expect(subject.held?.(ticket.reference) ?? 1).toBe(1);
    });

    test('in doubt, a ticket that never arrived is made', async () => {
      const ticket = { ...aTicket, reference: 'MJK-0000-0002', email: 'first-contact@example.org' };
      expect(await subject.port.submit(ticket, { inDoubt: true })).toMatchObject({ kind: 'done' });
      expect(subject.held?.(ticket.reference) ?? 1).toBe(1);
    });

    test.each(Object.entries(odd))('takes a ticket with %s', async (_kind, change) => {
      const outcome = await subject.port.submit({ ...aTicket, ...change }, { inDoubt: false });
      expect(outcome).toMatchObject({ kind: 'done' });
    });
  });
}
