import {
  type DocumentPart,
  inEach,
  line,
  longBlank,
  type Row,
  row,
  shortBlank,
  type TwoLanguages,
} from '../../two-language-view.ts';
import { addressIn, countryIn, dayIn } from '../english-and-czech.ts';
import type { Attorney } from './attorney-form.ts';
import {
  agentRole,
  grantWords,
  principalRole,
  principalSubject,
  substitutionInCzech,
} from './attorney-grammar.ts';
import { powerOf } from './powers.ts';

const principalPart = (attorney: Attorney): DocumentPart => {
  const { principal } = attorney;
  return {
    heading: { en: 'The principal', local: principalRole(attorney) },
    rows: [
      line({ en: 'Name', local: 'Jméno' }, inEach(principal.name, longBlank)),
      line({ en: 'Born on', local: 'Datum narození' }, dayIn(principal.bornOn)),
      line(
        { en: 'Passport or identity card', local: 'Pas nebo průkaz totožnosti' },
        inEach(principal.passport, shortBlank),
      ),
      ...(principal.nationality
        ? [line({ en: 'Nationality', local: 'Státní příslušnost' }, countryIn(principal.nationality))]
        : []),
      line({ en: 'Address', local: 'Bydliště' }, addressIn(principal)),
      ...(principal.phone
        ? [line({ en: 'Phone', local: 'Telefon' }, [principal.phone, principal.phone])]
        : []),
    ],
  };
};

const agentPart = (attorney: Attorney): DocumentPart => {
  const { agent } = attorney;
  return {
    heading: { en: 'The agent', local: agentRole(attorney) },
    rows: [
      line(
        { en: 'Name', local: agent.kind === 'company' ? 'Název' : 'Jméno' },
        inEach(agent.name, longBlank),
      ),
      agent.kind === 'company'
        ? line({ en: 'Company number', local: 'IČO' }, inEach(agent.ico, shortBlank))
        : line({ en: 'Born on', local: 'Datum narození' }, dayIn(agent.bornOn)),
      line(
        agent.kind === 'company' ? { en: 'Seat', local: 'Sídlo' } : { en: 'Address', local: 'Bydliště' },
        addressIn(agent),
      ),
    ],
  };
};

const scopePart = (attorney: Attorney): DocumentPart => ({
  rows: [
    row([grantWords(attorney).en], [grantWords(attorney).local]),
    ...attorney.powers.map((id): Row => {
      const { text, ofWoman } = powerOf(id);
      return {
        en: [text.en],
        local: [principalSubject(attorney) === 'woman' && ofWoman ? ofWoman : text.local],
        style: 'item',
      };
    }),
    ...fileRows(attorney),
    ...proceedingsRows(attorney),
    substitutionRow(attorney),
  ],
});

const fileRows = ({ fileNumber }: Attorney): Row[] =>
  fileNumber
    ? [
        row(
          ['The power also covers the proceedings kept under the file number ', fileNumber, '.'],
          ['Zmocnění se vztahuje i na řízení vedené pod číslem jednacím ', fileNumber, '.'],
        ),
      ]
    : [];

function proceedingsRows({ powers, proceedings, act = '' }: Attorney): Row[] {
  if (!powers.some((id) => powerOf(id).proceedings)) return [];
  if (proceedings === 'act')
    return [
      row(
        ['In proceedings before administrative authorities, the power is granted only for this: ', act, '.'],
        ['V řízeních před správními orgány se zmocnění uděluje pouze k tomuto úkonu: ', act, '.'],
      ),
    ];
  return proceedings === 'future'
    ? [
        row(
          [
            'In proceedings before administrative authorities the power is granted for an indefinite number of proceedings in these matters, also those that will be opened in the future.',
          ],
          [
            'V řízeních před správními orgány se zmocnění uděluje pro neurčitý počet řízení v těchto věcech, a to i těch, která budou zahájena v budoucnu.',
          ],
        ),
      ]
    : [
        row(
          [
            'In proceedings before administrative authorities the power is granted for one whole proceeding in each of these matters.',
          ],
          [
            'V řízeních před správními orgány se zmocnění uděluje vždy pro jedno celé řízení v každé z těchto věcí.',
          ],
        ),
      ];
}

const substitutionRow = (attorney: Attorney): Row =>
  attorney.substitution
    ? row(
        [
          'The agent may grant a power of attorney to another person to act for the principal in the agent’s place.',
        ],
        [substitutionInCzech(attorney)],
      )
    : row(
        ['The agent acts in person and may not appoint another person in their place.'],
        [substitutionInCzech(attorney)],
      );

function periodPart({ from, ends, until }: Attorney): DocumentPart {
  const [fromEn, fromCs] = dayIn(from);
  const [untilEn, untilCs] = dayIn(until);
  // A last day that is still to be entered is a line to write on: without one it would hold until revoked.
  const hasEnd = ends === 'day';
  const last = {
    en: hasEnd ? [' until ', untilEn, '.'] : [' until it is revoked.'],
    local: hasEnd ? [' do ', untilCs, '.'] : [' do odvolání.'],
  };
  return {
    rows: [
      row(
        ['This power of attorney is granted from ', fromEn, ...last.en],
        ['Tato plná moc se uděluje ode dne ', fromCs, ...last.local],
      ),
    ],
  };
}

/** Sets a power of attorney in its two languages; what is not known yet is a line to write on. */
export function attorneyView(attorney: Attorney): TwoLanguages {
  const { principal, agent, place, signedOn } = attorney;
  return {
    title: 'Power of attorney / Plná moc',
    titles: { en: 'Power of attorney', local: 'Plná moc' },
    parts: [principalPart(attorney), agentPart(attorney), scopePart(attorney), periodPart(attorney)],
    placed: [
      line({ en: 'Place', local: 'Místo' }, inEach(place, shortBlank)),
      line({ en: 'Date', local: 'Datum' }, dayIn(signedOn)),
    ],
    signatures: [
      { en: 'Principal', local: principalRole(attorney), name: principal.name },
      {
        en: 'Agent',
        local: agentRole(attorney),
        name: agent.name ?? '',
        note: { en: 'I accept this power of attorney.', local: 'Tuto plnou moc přijímám.' },
      },
    ],
  };
}
