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
import { addressIn, countryIn, dayIn } from '../english-and-slovak.ts';
import type { Attorney } from './attorney-form.ts';
import { powerOf } from './powers.ts';

const principalPart = ({ principal }: Attorney): DocumentPart => ({
  heading: { en: 'The principal', local: 'Splnomocniteľ' },
  rows: [
    line({ en: 'Name', local: 'Meno a priezvisko' }, inEach(principal.name, longBlank)),
    line({ en: 'Born on', local: 'Dátum narodenia' }, dayIn(principal.bornOn)),
    line(
      { en: 'Passport or identity card', local: 'Cestovný pas alebo občiansky preukaz' },
      inEach(principal.passport, shortBlank),
    ),
    ...(principal.nationality
      ? [line({ en: 'Nationality', local: 'Štátna príslušnosť' }, countryIn(principal.nationality))]
      : []),
    line({ en: 'Address', local: 'Bydlisko' }, addressIn(principal)),
  ],
});

function agentPart({ agent }: Attorney): DocumentPart {
  const isCompany = agent.kind === 'company';
  return {
    heading: { en: 'The agent', local: 'Splnomocnenec' },
    rows: [
      line(
        { en: 'Name', local: isCompany ? 'Obchodné meno' : 'Meno a priezvisko' },
        inEach(agent.name, longBlank),
      ),
      isCompany
        ? line({ en: 'Company number', local: 'IČO' }, inEach(agent.ico, shortBlank))
        : line({ en: 'Born on', local: 'Dátum narodenia' }, dayIn(agent.bornOn)),
      line(
        isCompany ? { en: 'Seat', local: 'Sídlo' } : { en: 'Address', local: 'Bydlisko' },
        addressIn(agent),
      ),
    ],
  };
}

const scopePart = ({ powers, matter, substitution }: Attorney): DocumentPart => ({
  rows: [
    row(
      ['The principal grants the agent the power to represent the principal. The agent may:'],
      ['Splnomocniteľ splnomocňuje splnomocnenca, aby ho zastupoval. Splnomocnenec je oprávnený:'],
    ),
    ...powers.map((id): Row => {
      const { text } = powerOf(id);
      return { en: [text.en], local: [text.local], style: 'item' };
    }),
    ...(matter
      ? [
          row(
            ['The power is granted in this matter: ', matter, '.'],
            ['Plnomocenstvo sa udeľuje vo veci: ', matter, '.'],
          ),
        ]
      : []),
    substitution
      ? row(
          [
            'The agent may grant a power of attorney to another person to act for the principal in the agent’s place.',
          ],
          [
            'Splnomocnenec je oprávnený udeliť plnomocenstvo inej osobe, aby namiesto neho konala za splnomocniteľa.',
          ],
        )
      : row(
          ['The agent acts in person and may not appoint another person in their place.'],
          ['Splnomocnenec koná osobne a nie je oprávnený udeliť plnomocenstvo inej osobe.'],
        ),
  ],
});

function periodPart({ from, ends, until }: Attorney): DocumentPart {
  const [fromEn, fromSk] = dayIn(from);
  const [untilEn, untilSk] = dayIn(until);
  const last =
    ends === 'day'
      ? { en: [' until ', untilEn, '.'], local: [' do ', untilSk, '.'] }
      : { en: [' until it is revoked.'], local: [' do odvolania.'] };
  return {
    rows: [
      row(
        ['This power of attorney is granted from ', fromEn, ...last.en],
        ['Toto plnomocenstvo sa udeľuje odo dňa ', fromSk, ...last.local],
      ),
    ],
  };
}

/** Sets a power of attorney in its two languages; what is not known yet is a line to write on. */
export const attorneyView = (attorney: Attorney): TwoLanguages => ({
  title: 'Power of attorney / Plnomocenstvo',
  titles: { en: 'Power of attorney', local: 'Plnomocenstvo' },
  parts: [principalPart(attorney), agentPart(attorney), scopePart(attorney), periodPart(attorney)],
  placed: [
    line({ en: 'Place', local: 'Miesto' }, inEach(attorney.place, shortBlank)),
    line({ en: 'Date', local: 'Dátum' }, dayIn(attorney.signedOn)),
  ],
  signatures: [
    { en: 'Principal', local: 'Splnomocniteľ', name: attorney.principal.name },
    {
      en: 'Agent',
      local: 'Splnomocnenec',
      name: attorney.agent.name ?? '',
      note: { en: 'I accept this power of attorney.', local: 'Toto plnomocenstvo prijímam.' },
    },
  ],
});
