import type { Rule } from '../rule.ts';
import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';
import type { DisputeName } from './disputes.ts';

const residenceAct = actsReadOn('2026-11-22')('326/1999', '2026-06-12');

type Duty = { title: string; section: string; days: number; about: string; says: string };

const duty = ({ title, section, days, about, says }: Duty): Rule<DisputeName> => ({
  title,
  unit: 'days',
  act: '326/1999 Sb.',
  section,
  lasts: 'until changed',
  about,
  values: [{ from: '2023-01-01', value: days, sure: { 2023: 'k', 2026: '1' } }],
  sources: [residenceAct(`${section}: ${says}`)],
  unread: 'No calculator uses it. The legal clock does.',
});

/** What a foreigner does by when: before a permit ends, after arriving, to get the card. */
export const stayDuties = area({
  'cz.stay.extension.days': duty({
    title: 'Extension of a long-term permit: days before its end',
    section: '§ 47(1)',
    days: 120,
    about:
      'The extension of a long-term residence permit (prodloužení doby platnosti povolení k dlouhodobému pobytu) is applied for before the permit ends, and no earlier than this many days before.',
    says: 'no earlier than 120 days before it ends',
  }),
  'cz.stay.visaExtension.days': duty({
    title: 'Extension of a long-term visa: days before its end',
    section: '§ 60(2)',
    days: 90,
    about:
      'The extension of a long-term visa is applied for before the visa ends, and no earlier than this many days before.',
    says: 'no earlier than 90 days before it ends',
  }),
  'cz.stay.address.days': duty({
    title: 'Address after arrival: working days to report it',
    section: '§ 93(1)',
    days: 3,
    about:
      'A foreigner of 15 or older reports where they’re staying to the police within this many working days of entering the country, unless the person accommodating them does.',
    says: 'within 3 working days of entering',
  }),
  'cz.stay.addressEu.days': duty({
    title: 'Address of an EU citizen: days to report it',
    section: '§ 93(2)',
    days: 30,
    about:
      'An EU citizen who stays for longer than that, and a member of their family, reports where they’re staying to the police within this many days of entering the country.',
    says: 'within 30 days of entering',
  }),
  'cz.stay.fingerprints.days': duty({
    title: 'Long-term permit: days to give fingerprints after arrival',
    section: '§ 44(1)',
    days: 30,
    about:
      'Somebody who applied for a long-term residence permit abroad and came with the visa for it goes to the ministry within this many days of entering, to give fingerprints and a photograph (biometrické údaje).',
    says: 'within 30 days of entering',
  }),
  'cz.stay.permanentArrival.days': duty({
    title: 'Permanent residence: working days to collect it after arrival',
    section: '§ 74(1)',
    days: 3,
    about:
      'Somebody who applied for permanent residence abroad and came with the visa for it goes to the ministry within this many working days of entering, to collect the decision and give fingerprints.',
    says: 'within 3 working days of entering',
  }),
  'cz.stay.card.days': duty({
    title: 'Residence card: days to collect it',
    section: '§ 44(3), § 44a(14), § 74(3)',
    days: 60,
    about:
      'A residence card (průkaz o povolení k pobytu) is collected by the day the ministry names, this many days after the fingerprints at the latest.',
    says: 'no later than 60 days after the fingerprints',
  }),
  'cz.stay.cardEu.days': duty({
    title: 'Card of an EU citizen: days to collect it',
    section: '§ 169r(1)(b)',
    days: 30,
    about:
      'A registration certificate, a residence card of a family member or a permanent residence card of theirs is collected within this many days of the invitation. Otherwise the proceedings are ended.',
    says: 'within 30 days of the invitation',
  }),
  'cz.stay.insurance.days': duty({
    title: 'Health insurance: days to arrange it after arrival',
    section: '§ 180j(5)',
    days: 90,
    about:
      'Somebody who enters with travel insurance for emergencies only arranges comprehensive insurance (komplexní zdravotní péče) with an insurer licensed in the country within this many days, unless they’re publicly insured.',
    says: 'no later than 90 days after entering',
  }),
});
