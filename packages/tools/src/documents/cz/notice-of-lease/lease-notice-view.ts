import { type Row, row, type TwoLanguages, written } from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { dayIn } from '../english-and-czech.ts';
import { flatRows } from '../rented-flat-fields.ts';
import { roleWords } from '../role-words.ts';
import { signingRows } from '../signing-fields.ts';
import { writerPart, writerSignature } from '../writer-fields.ts';
import { groundOf } from './grounds.ts';
import { isImmediate, lastDayOfLease } from './last-day.ts';
import type { LeaseNotice } from './lease-notice-form.ts';

const czechSection = (section: string): string =>
  section.replace(/\((\d)\)/, ' odst. $1').replace(/\(([a-z])\)/, ' písm. $1)');

function noticeRow({ giver, ground, leaseOn, writer }: LeaseNotice): Row {
  const on = dayIn(leaseOn);
  if (giver === 'landlord' && ground) {
    const { section, words } = groundOf(ground);
    return row(
      [
        'As the landlord, I give notice to terminate the lease of this flat, concluded on ',
        on,
        `, under § ${section} of Act No. 89/2012 Sb., the Civil Code: ${words.en}.`,
      ],
      [
        `Jako ${roleWords('landlord', writer).local} vypovídám nájem tohoto bytu, sjednaný smlouvou ze dne `,
        on,
        `, podle § ${czechSection(section)} zákona č. 89/2012 Sb., občanský zákoník: ${words.local}.`,
      ],
    );
  }
  return row(
    ['As the tenant, I give notice to terminate the lease of this flat, concluded on ', on, '.'],
    [
      `Jako ${roleWords('tenant', writer).local} vypovídám nájem tohoto bytu, sjednaný smlouvou ze dne `,
      on,
      '.',
    ],
  );
}

function endRow(notice: LeaseNotice): Row {
  const last = dayIn(lastDayOfLease(notice));
  return isImmediate(notice)
    ? row(
        [
          'There is no notice period: the lease ends when this notice is delivered, ',
          last,
          '. Return the flat without undue delay, and within one month at the latest.',
        ],
        [
          'Nájem končí bez výpovědní doby doručením této výpovědi, dne ',
          last,
          '. Byt odevzdejte bez zbytečného odkladu, nejpozději do jednoho měsíce.',
        ],
      )
    : row(
        [
          'The notice period of three months runs from the first day of the calendar month that follows the delivery; the lease ends on ',
          last,
          '.',
        ],
        [
          'Tříměsíční výpovědní doba běží od prvního dne kalendářního měsíce následujícího po doručení; nájem skončí dne ',
          last,
          '.',
        ],
      );
}

const objection = row(
  [
    'You have the right to raise objections to this notice and, within two months of its delivery, to ask a court to review whether it is justified (',
    citeProvision('cz.lease.notice.objection'),
    ').',
  ],
  [
    'Máte právo vznést proti výpovědi námitky a do dvou měsíců ode dne, kdy Vám výpověď došla, navrhnout soudu, aby přezkoumal oprávněnost výpovědi (',
    citeProvision('cz.lease.notice.objection'),
    ').',
  ],
);

/** Sets a notice of a lease in its two languages. */
export function leaseNoticeView(given: LeaseNotice): TwoLanguages {
  const landlord = given.giver === 'landlord';
  const role = landlord ? 'landlord' : 'tenant';
  const titles = { en: 'Notice of lease', local: 'Výpověď z nájmu bytu' };
  return {
    title: `${titles.en} / ${titles.local}`,
    titles,
    parts: [
      { heading: { en: 'To', local: 'Komu' }, rows: written(given.other) },
      writerPart(role, given.writer),
      { heading: { en: 'The flat', local: 'Byt' }, rows: flatRows(given.flat) },
      {
        heading: { en: 'Notice', local: 'Výpověď' },
        rows: [
          noticeRow(given),
          ...(given.reason ? written(given.reason) : []),
          endRow(given),
          ...(landlord ? [objection] : []),
        ],
      },
    ],
    placed: signingRows(given),
    signatures: [writerSignature(role, given.writer)],
  };
}
