import { capital } from '../../capital.ts';
import { type Bilingual, type Row, row, type TwoLanguages, written } from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { dayIn } from '../english-and-czech.ts';
import { partyPart, partySignature } from '../party-view.ts';
import { flatRows } from '../rented-flat-fields.ts';
import { jointTenantWords, roleWords } from '../role-words.ts';
import { signingRows } from '../signing-fields.ts';
import { groundOf } from './grounds.ts';
import { isImmediate, lastDayOfLease } from './last-day.ts';
import type { LeaseNotice } from './lease-notice-form.ts';

const czechSection = (section: string): string =>
  section.replace(/\((\d)\)/, ' odst. $1').replace(/\(([a-z])\)/, ' písm. $1)');

/** Who signs with whoever writes, each by name. */
const othersOf = ({ others }: LeaseNotice): readonly string[] =>
  others.split('\n').flatMap((name) => name.trim() || []);

/** What those who give notice are together, and whether they do so as several: a company does too. */
function givers(notice: LeaseNotice): { as: Bilingual; gives: Bilingual } {
  const { giver, writer } = notice;
  const areSeveral = othersOf(notice).length > 0;
  const one = roleWords(giver, writer);
  return {
    as: areSeveral ? together[giver] : { en: `the ${one.en}`, local: one.local },
    gives:
      areSeveral || writer.kind === 'company'
        ? { en: 'we give', local: 'vypovídáme' }
        : { en: 'I give', local: 'vypovídám' },
  };
}
const together = {
  tenant: { en: 'joint tenants', local: 'společní nájemci' },
  landlord: { en: 'the landlords', local: 'pronajímatelé' },
} as const satisfies Record<LeaseNotice['giver'], Bilingual>;

/** What each of them is called below a signature: nobody said whether a man or a woman signs. */
function otherRole({ giver }: LeaseNotice): Bilingual {
  const { en, local } = giver === 'tenant' ? jointTenantWords({}) : roleWords(giver, {});
  return { en: capital(en), local: capital(local) };
}

function noticeRow(notice: LeaseNotice): Row {
  const { giver, ground, leaseOn } = notice;
  const { as, gives } = givers(notice);
  const on = dayIn(leaseOn);
  const en = ['As ', as.en, `, ${gives.en} notice to terminate the lease of this flat, concluded on `, on];
  const local = ['Jako ', as.local, ` ${gives.local} nájem tohoto bytu, sjednaný smlouvou ze dne `, on];
  if (giver !== 'landlord' || !ground) return row([...en, '.'], [...local, '.']);
  const { section, words } = groundOf(ground);
  return row(
    [...en, `, under § ${section} of Act No. 89/2012 Sb., the Civil Code: ${words.en}.`],
    [...local, `, podle § ${czechSection(section)} zákona č. 89/2012 Sb., občanský zákoník: ${words.local}.`],
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
  const role = roleWords(given.giver, given.writer);
  const titles = { en: 'Notice of lease', local: 'Výpověď z nájmu bytu' };
  return {
    title: `${titles.en} / ${titles.local}`,
    titles,
    parts: [
      { heading: { en: 'To', local: 'Komu' }, rows: written(given.other) },
      partyPart(given.writer, role),
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
    signatures: [
      partySignature(given.writer, role),
      ...othersOf(given).map((name) => ({ ...otherRole(given), name })),
    ],
  };
}
