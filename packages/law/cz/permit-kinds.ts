import type { PermitKind, Place } from '../legal-clock.ts';
import { ministry } from './offices.ts';
import { proceedings } from './proceedings.ts';

const { permit, visa, stateless } = proceedings;
const residenceAct = (section: string): Place => ({ act: '326/1999 Sb.', section });
const complexCase = 'an especially complex case';

const ending = ['extend', 'extend-in-good-time', 'insurance'];
const card = ['biometrics', 'pick-up'];
const waiting = ['papers', 'oldest-paper', 'decision', 'question', 'inactivity'];
const arriving = ['report-address', 'biometrics-after-arrival', 'insurance-after-arrival'];
const here = [...waiting, ...card, ...ending];
const anywhere = [...waiting, ...arriving, ...card, ...ending];
const ofVisa = [
  'papers',
  'oldest-paper',
  'decision',
  'visa-inactivity',
  'report-address',
  'insurance-after-arrival',
  'insurance',
];
const visaThatEnds = [...ofVisa, 'extend-visa', 'extend-in-good-time'];
const permanent = [...waiting, ...card];
const ofEu = ['decision', 'question', 'inactivity', 'report-address-eu', 'pick-up-eu'];

const visaComplex = { time: 'cz.decision.visaComplex.days', when: complexCase } as const;

/** A kind that the office of its group decides on, unless it names another place for that. */
type Kind = Omit<PermitKind, 'group' | 'office'> & Partial<Pick<PermitKind, 'office'>>;

const visas: readonly Kind[] = [
  {
    id: 'long-term-visa',
    title: 'Long-term visa (business, family and other purposes)',
    officialName: 'vízum k pobytu nad 90 dnů',
    time: 'cz.decision.visa.days',
    complex: visaComplex,
    sureness: 'stated',
    proceedings: visa,
    steps: visaThatEnds,
  },
  {
    id: 'visa-study',
    title: 'Long-term visa for study, teaching or research',
    officialName: 'vízum k pobytu nad 90 dnů za účelem studia',
    time: 'cz.decision.visaStudy.days',
    sureness: 'stated',
    proceedings: visa,
    steps: visaThatEnds,
  },
  {
    id: 'visa-seasonal',
    title: 'Long-term visa for seasonal work',
    officialName: 'vízum k pobytu nad 90 dnů za účelem sezónního zaměstnání',
    time: 'cz.decision.visaStudy.days',
    sureness: 'stated',
    proceedings: visa,
    steps: visaThatEnds,
  },
  {
    id: 'working-holiday',
    title: 'Working holiday visa',
    officialName: 'vízum k pobytu nad 90 dnů, pracovní prázdniny',
    time: 'cz.decision.visa.days',
    complex: visaComplex,
    sureness: 'read',
    note: 'Working holidays are based on treaties with each country. We use the time for a long-term visa, which is what this is. A treaty may set its own.',
    proceedings: visa,
    steps: ofVisa,
  },
  {
    id: 'digital-nomad',
    title: 'Digital nomad visa',
    officialName: 'vízum k pobytu nad 90 dnů, program Digitální nomád',
    time: 'cz.decision.visa.days',
    complex: visaComplex,
    sureness: 'read',
    note: 'The government’s programme aims at 45 days. By law, the office has the time of a long-term visa, which is what we use.',
    proceedings: visa,
    steps: visaThatEnds,
  },
  {
    id: 'visa-extension',
    title: 'Extension of a long-term visa',
    officialName: 'prodloužení doby platnosti dlouhodobého víza',
    time: 'cz.decision.visaExtension.days',
    sureness: 'stated',
    note: 'Act 500/2004 applies as it does to permits: § 168(1) of act 326/1999 leaves visas out of its parts two and three, but not their extension (§ 35, § 35a).',
    proceedings: permit,
    steps: [...waiting, ...['extend-visa', 'extend-in-good-time', 'insurance']],
  },
  {
    id: 'toleration-visa',
    title: 'Visa of tolerated stay',
    officialName: 'vízum k pobytu nad 90 dnů za účelem strpění pobytu',
    time: 'cz.decision.toleration.days',
    sureness: 'stated',
    proceedings: visa,
    steps: ['decision', 'visa-inactivity'],
  },
  {
    id: 'toleration-visa-extension',
    title: 'Extension of a visa of tolerated stay',
    officialName: 'prodloužení doby platnosti víza k pobytu nad 90 dnů za účelem strpění pobytu',
    time: 'cz.decision.tolerationExtension.days',
    sureness: 'stated',
    proceedings: visa,
    steps: ['decision', 'visa-inactivity'],
  },
];

const work: readonly Kind[] = [
  {
    id: 'employee-card',
    title: 'Employee card',
    officialName: 'zaměstnanecká karta',
    time: 'cz.decision.employeeCard.days',
    complex: {
      time: 'cz.decision.employeeCardComplex.days',
      when: 'an especially complex case, or one in which the Labour Office is asked for its opinion',
    },
    sureness: 'stated',
    proceedings: permit,
    steps: anywhere,
  },
  {
    id: 'blue-card',
    title: 'Blue card',
    officialName: 'modrá karta',
    time: 'cz.decision.blueCard.days',
    sureness: 'stated',
    proceedings: permit,
    steps: anywhere,
  },
  {
    id: 'blue-card-mobility',
    title: 'Blue card, if you lived in the country with one of another EU state',
    officialName: 'modrá karta držitele modré karty jiného členského státu',
    time: 'cz.decision.blueCardMobility.days',
    complex: { time: 'cz.decision.blueCardMobilityComplex.days', when: complexCase },
    sureness: 'stated',
    proceedings: permit,
    steps: here,
  },
  {
    id: 'ict-card',
    title: 'Card of an intra-company transferee',
    officialName: 'karta vnitropodnikově převedeného zaměstnance',
    time: 'cz.decision.transferee.days',
    sureness: 'stated',
    proceedings: permit,
    steps: anywhere,
  },
  {
    id: 'investor',
    title: 'Long-term residence of an investor',
    officialName: 'povolení k dlouhodobému pobytu za účelem investování',
    time: 'cz.decision.investor.days',
    complex: { time: 'cz.decision.investorComplex.days', when: complexCase },
    sureness: 'stated',
    proceedings: permit,
    steps: anywhere,
  },
];

const residence: readonly Kind[] = [
  {
    id: 'residence-business',
    title: 'Long-term residence for business, filed in the country',
    officialName: 'povolení k dlouhodobému pobytu za účelem podnikání',
    time: 'cz.decision.residence.days',
    sureness: 'stated',
    proceedings: permit,
    steps: here,
  },
  {
    id: 'residence-jobseeker',
    title: 'Long-term residence to look for a job or start a business after studies',
    officialName:
      'povolení k dlouhodobému pobytu za účelem hledání zaměstnání nebo zahájení podnikatelské činnosti',
    time: 'cz.decision.residence.days',
    sureness: 'stated',
    note: 'It isn’t extended: § 44a(2) of act 326/1999.',
    proceedings: permit,
    steps: [...waiting, ...card, 'insurance'],
  },
  {
    id: 'long-term-residence',
    title: 'Long-term residence for another purpose, filed in the country',
    officialName: 'povolení k dlouhodobému pobytu',
    time: 'cz.decision.residence.days',
    sureness: 'stated',
    proceedings: permit,
    steps: here,
  },
  {
    id: 'study',
    title: 'Long-term residence for study',
    officialName: 'povolení k dlouhodobému pobytu za účelem studia',
    time: 'cz.decision.residence.days',
    sureness: 'stated',
    proceedings: permit,
    steps: anywhere,
  },
  {
    id: 'research',
    title: 'Long-term residence for research, or with the family of a researcher',
    officialName: 'povolení k dlouhodobému pobytu za účelem vědeckého výzkumu',
    time: 'cz.decision.residence.days',
    sureness: 'stated',
    proceedings: permit,
    steps: anywhere,
  },
  {
    id: 'family-reunification',
    title: 'Long-term residence with your family, filed abroad',
    officialName: 'povolení k dlouhodobému pobytu za účelem společného soužití rodiny',
    time: 'cz.decision.family.days',
    sureness: 'stated',
    proceedings: permit,
    steps: anywhere,
  },
  {
    id: 'family-reunification-in-country',
    title: 'Long-term residence with your family, filed in the country',
    officialName: 'povolení k dlouhodobému pobytu za účelem společného soužití rodiny',
    time: 'cz.decision.residence.days',
    sureness: 'stated',
    proceedings: permit,
    steps: here,
  },
  {
    id: 'family-of-card-holder',
    title: 'Long-term residence with the holder of a blue or an intra-company card, or with an investor',
    officialName: 'povolení k dlouhodobému pobytu za účelem společného soužití rodiny',
    time: 'cz.decision.familyOfCard.days',
    sureness: 'stated',
    note: 'An application filed in the country is decided within 60 days.',
    proceedings: permit,
    steps: anywhere,
  },
  {
    id: 'family-of-blue-card-mobility',
    title: 'Long-term residence with somebody who moves here with a blue card of another EU state',
    officialName:
      'povolení k dlouhodobému pobytu za účelem společného soužití rodiny s držitelem modré karty jiného členského státu',
    time: 'cz.decision.familyOfMobility.days',
    complex: { time: 'cz.decision.familyOfMobilityComplex.days', when: complexCase },
    sureness: 'stated',
    note: 'If both of you apply together, both are decided at the same time.',
    proceedings: permit,
    steps: here,
  },
  {
    id: 'eu-resident',
    title: 'Long-term residence of a long-term resident of another EU state',
    officialName: 'povolení k dlouhodobému pobytu rezidenta jiného členského státu Evropské unie',
    time: 'cz.decision.euResident.days',
    sureness: 'stated',
    note: 'An application filed in the country may be due within 60 days (§ 169t(6)(a)(1)): the act doesn’t say which of the two takes precedence. We use the longer one.',
    proceedings: permit,
    steps: anywhere,
  },
  {
    id: 'extension',
    title: 'Extension of a long-term permit, an employee card or a blue card',
    officialName: 'prodloužení doby platnosti povolení k dlouhodobému pobytu',
    time: 'cz.decision.extension.days',
    sureness: 'stated',
    proceedings: permit,
    steps: here,
  },
  {
    id: 'permanent-residence',
    title: 'Permanent residence after five years, filed in the country',
    officialName: 'povolení k trvalému pobytu',
    time: 'cz.decision.permanentInside.days',
    grounds: [residenceAct('§ 68(1)'), residenceAct('§ 69(5)')],
    sureness: 'stated',
    note: 'This is for applications filed with the Ministry of the Interior. If you’re abroad when you meet the conditions, an embassy takes yours (§ 69(6)), and the Ministry then has 180 days.',
    proceedings: permit,
    steps: permanent,
  },
  {
    id: 'permanent-residence-other-grounds',
    title:
      'Permanent residence without the five years, filed in the country (a permanent resident’s child, humanitarian or other special reasons, the interest of the state)',
    officialName: 'povolení k trvalému pobytu bez podmínky předchozího nepřetržitého pobytu',
    time: 'cz.decision.permanentInside.days',
    grounds: [residenceAct('§ 66(1)'), residenceAct('§ 69(2), (3), (4)')],
    sureness: 'stated',
    note: 'You can file with the Ministry of the Interior if § 69 says so: with humanitarian or other special reasons on a long-term visa or permit or as the spouse or child of somebody with asylum, and in the interest of the state or as a child on a temporary stay. Everybody else files at an embassy, which is decided within 180 days. The Ministry stops proceedings on what may not be filed here (§ 169r(1)(c)).',
    proceedings: permit,
    steps: permanent,
  },
  {
    id: 'permanent-residence-blue-card',
    title: 'Permanent residence with a blue card and years in other EU states, filed in the country',
    officialName: 'povolení k trvalému pobytu držitele modré karty',
    time: 'cz.decision.permanent.days',
    grounds: [residenceAct('§ 68(4)'), residenceAct('§ 69(5)')],
    sureness: 'read',
    note: 'The Ministry of the Interior has 60 days for what § 69 lets you file in the country (§ 169t(6)(h)(2)). That section names § 68(1), and not § 68(4), which adds up years in other states: the act doesn’t say which of the two times applies. We use the longer one.',
    proceedings: permit,
    steps: permanent,
  },
  {
    id: 'permanent-residence-abroad',
    title: 'Permanent residence, filed abroad',
    officialName: 'povolení k trvalému pobytu',
    time: 'cz.decision.permanent.days',
    grounds: [residenceAct('§ 69(1), (6)')],
    sureness: 'stated',
    note: 'If your permanent residence was cancelled or lapsed and you apply for it again (§ 66(2) and (3)), this is the only way: § 69 doesn’t let you file that in the country.',
    proceedings: permit,
    steps: [...waiting, 'report-address', 'decision-after-arrival', 'pick-up'],
  },
];

const europeans: readonly Kind[] = [
  {
    id: 'eu-certificate',
    title: 'Registration certificate of an EU citizen (temporary residence)',
    officialName: 'osvědčení o registraci občana Evropské unie',
    office: ministry('§ 87a(1)'),
    time: 'cz.decision.other.days',
    complex: {
      time: 'cz.decision.otherComplex.days',
      when: 'an especially complex case, or one in which somebody is heard or summoned',
    },
    sureness: 'read',
    note: '§ 169t of act 326/1999 has no time for the certificate, so § 71 of act 500/2004 applies: immediately, or within 30 days.',
    proceedings: permit,
    steps: ofEu,
  },
  {
    id: 'eu-family-temporary-residence',
    title: 'Temporary residence of a family member of an EU citizen',
    officialName: 'povolení k přechodnému pobytu rodinného příslušníka občana Evropské unie',
    time: 'cz.decision.temporary.days',
    sureness: 'stated',
    proceedings: permit,
    steps: ofEu,
  },
  {
    id: 'permanent-residence-eu',
    title: 'Permanent residence of an EU citizen or of a member of their family',
    officialName: 'povolení k trvalému pobytu občana Evropské unie a jeho rodinného příslušníka',
    time: 'cz.decision.permanentEu.days',
    sureness: 'stated',
    proceedings: permit,
    steps: ['decision', 'question', 'inactivity', 'pick-up-eu'],
  },
  {
    id: 'stateless-status',
    title: 'Status of a stateless person',
    officialName: 'postavení osoby bez státní příslušnosti',
    office: ministry('§ 165(c), § 170f'),
    time: 'cz.decision.stateless.months',
    complex: {
      time: 'cz.decision.statelessComplex.months',
      when: 'a case that is complex in its facts or in law, if the office tells you so in writing',
    },
    sureness: 'stated',
    proceedings: stateless,
    steps: ['decision', 'minister-inactivity'],
  },
];

const listed = (group: string, section: string, kinds: readonly Kind[]): readonly PermitKind[] =>
  kinds.map((kind) => ({ office: ministry(section), ...kind, group }));

/** The kinds of permit that can be waited for, in the order in which they are asked. */
export const permitKinds: readonly PermitKind[] = [
  ...listed('Residence permits', '§ 165(j)', residence),
  ...listed('Cards for work', '§ 165(j), (n)', work),
  ...listed('Visas', '§ 165(c)', visas),
  ...listed('EU citizens, their families and stateless people', '§ 165(j)', europeans),
];

/** Those that most people look for, by their ids: what comes first where a person chooses. */
export const commonPermits: readonly string[] = [
  'employee-card',
  'extension',
  'long-term-visa',
  'residence-business',
  'long-term-residence',
  'family-reunification',
  'family-reunification-in-country',
  'study',
  'blue-card',
  'permanent-residence',
  'eu-family-temporary-residence',
];
