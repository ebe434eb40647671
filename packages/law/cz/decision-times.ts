import type { ConfidenceMark, Rule } from '../rule.ts';
import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';
import type { DisputeName } from './disputes.ts';

const act = actsReadOn('2026-11-22');
const residenceAct = act('326/1999', '2026-06-12');
const procedureAct = act('500/2004', '2025-07-01');
const unread = 'No calculator uses it. The legal clock and the request against inactivity do.';

type Time = { title: string; section: string; days: number; about: string };

/** A time for the ministry to decide, in days of the application. */
const time = ({ title, section, days, about }: Time): Rule<DisputeName> => ({
  title: `${title}: days to decide`,
  unit: 'days',
  act: '326/1999 Sb.',
  section,
  lasts: 'until changed',
  about: `The ministry decides on ${about} within this many days of its filing.`,
  values: [{ from: '2023-01-01', value: days, sure: { 2023: 'k', 2026: '1' } }],
  sources: [residenceAct(`${section}: within ${days} days`)],
  unread,
});

/** The longer time that an act allows in especially complex cases. */
const complex = ({ title, section, days, about }: Time): Rule<DisputeName> => ({
  ...time({ title, section, days, about }),
  title: `${title}: days in complex cases`,
  about: `In especially complex cases (zvlášť složité případy), the ministry decides on ${about} within this many days of its filing.`,
});

type General = { title: string; about: string; days: number; says: string; sure: ConfidenceMark };

/** A time of the Code of Administrative Procedure, where no other act has one. */
const general = ({ title, about, days, says, sure }: General): Rule<DisputeName> => ({
  title,
  unit: 'days',
  act: '500/2004 Sb.',
  section: '§ 71(3)',
  lasts: 'until changed',
  about,
  values: [{ from: '2023-01-01', value: days, sure: { 2023: 'k', 2026: sure } }],
  sources: [procedureAct(says)],
  unread,
});

/** The time to decide whether somebody is stateless, which is counted in calendar months. */
const stateless = (title: string, months: number, about: string): Rule<DisputeName> => ({
  title,
  unit: 'months',
  act: '326/1999 Sb.',
  section: '§ 170f',
  lasts: 'until changed',
  about,
  values: [{ from: '2023-01-01', value: months, sure: { 2023: 'k', 2026: '1' } }],
  sources: [residenceAct(`§ 170f: within ${months} months`)],
  unread,
});

const visa = {
  title: 'Long-term visa',
  section: '§ 169t(2)',
  about: 'a long-term visa (vízum k pobytu nad 90 dnů)',
};
const employeeCard = { title: 'Employee card', section: '§ 169t(6)(d)' };
const mobility = {
  title: 'Blue card, moved from another EU state',
  section: '§ 169t(6)(e)',
  about: 'a blue card (modrá karta) of somebody who lived here with one of another EU state',
};
const familyOfMobility = {
  title: 'Long-term residence with the family of a blue card, moved from another EU state',
  section: '§ 169t(6)(c)',
  about:
    'a long-term residence permit to live with the holder of a blue card of another EU state who has applied for a Czech one,',
};
const investor = {
  title: 'Long-term residence of an investor',
  section: '§ 169t(6)(b)',
  about: 'a long-term residence permit for investing (za účelem investování)',
};

/** How long the ministry may take to decide about a stay. */
export const decisionTimes = area({
  'cz.decision.visa.days': time({ ...visa, days: 90 }),
  'cz.decision.visaComplex.days': complex({ ...visa, days: 120 }),
  'cz.decision.visaStudy.days': time({
    title: 'Long-term visa for study, teaching, research or seasonal work',
    section: '§ 169t(2)',
    days: 60,
    about: 'a long-term visa for study, teaching, research or seasonal work',
  }),
  'cz.decision.toleration.days': time({
    title: 'Visa of tolerated stay',
    section: '§ 169t(3)',
    days: 30,
    about: 'a visa of tolerated stay (vízum za účelem strpění pobytu)',
  }),
  'cz.decision.tolerationExtension.days': time({
    title: 'Extension of a visa of tolerated stay',
    section: '§ 169t(4)',
    days: 30,
    about: 'the extension of a visa of tolerated stay',
  }),
  'cz.decision.visaExtension.days': time({
    title: 'Extension of a long-term visa',
    section: '§ 169t(4)',
    days: 14,
    about: 'the extension of a long-term visa',
  }),
  'cz.decision.residence.days': time({
    title: 'Long-term residence, filed in the country',
    section: '§ 169t(6)(a)(1), (2)',
    days: 60,
    about:
      'a long-term residence permit that was applied for in the Czech Republic, and on one for study or research',
  }),
  'cz.decision.family.days': time({
    title: 'Long-term residence with the family, filed abroad',
    section: '§ 169t(6)(a)(6)',
    days: 270,
    about: 'a long-term residence permit to live with the family that was applied for abroad',
  }),
  'cz.decision.familyOfCard.days': time({
    title: 'Long-term residence with the family of a blue card',
    section: '§ 169t(6)(a)(3), (4)',
    days: 90,
    about:
      'a long-term residence permit to live with the holder of a blue card or of a card of an intra-company transferee, or with an investor,',
  }),
  'cz.decision.familyOfMobility.days': time({ ...familyOfMobility, days: 30 }),
  'cz.decision.familyOfMobilityComplex.days': complex({ ...familyOfMobility, days: 60 }),
  'cz.decision.euResident.days': time({
    title: 'Long-term residence of an EU resident',
    section: '§ 169t(6)(a)(5)',
    days: 120,
    about:
      'a long-term residence permit of a long-term resident of another EU state (rezident jiného členského státu) or of their family',
  }),
  'cz.decision.investor.days': time({ ...investor, days: 30 }),
  'cz.decision.investorComplex.days': complex({ ...investor, days: 60 }),
  'cz.decision.employeeCard.days': time({
    ...employeeCard,
    days: 60,
    about: 'an employee card (zaměstnanecká karta), unless it is complex or the Labour Office is asked,',
  }),
  'cz.decision.employeeCardComplex.days': complex({
    ...employeeCard,
    days: 90,
    about: 'an employee card (zaměstnanecká karta), as where the Labour Office is asked for its opinion,',
  }),
  'cz.decision.blueCard.days': time({
    title: 'Blue card',
    section: '§ 169t(6)(e)',
    days: 90,
    about: 'a blue card (modrá karta)',
  }),
  'cz.decision.blueCardMobility.days': time({ ...mobility, days: 30 }),
  'cz.decision.blueCardMobilityComplex.days': complex({ ...mobility, days: 60 }),
  'cz.decision.transferee.days': time({
    title: 'Card of an intra-company transferee',
    section: '§ 169t(6)(f)',
    days: 90,
    about: 'a card of an intra-company transferee (karta vnitropodnikově převedeného zaměstnance)',
  }),
  'cz.decision.extension.days': time({
    title: 'Extension of a long-term permit or card',
    section: '§ 169t(6)(i)',
    days: 60,
    about: 'the extension of a long-term residence permit',
  }),
  'cz.decision.temporary.days': time({
    title: 'Temporary residence of a family member of an EU citizen',
    section: '§ 169t(6)(g)',
    days: 60,
    about: 'the temporary residence of a family member of an EU citizen',
  }),
  'cz.decision.permanent.days': time({
    title: 'Permanent residence, where no shorter time applies',
    section: '§ 169t(6)(h)(1)',
    days: 180,
    about: 'permanent residence that was applied for abroad, or on grounds that § 69 doesn’t name,',
  }),
  'cz.decision.permanentInside.days': time({
    title: 'Permanent residence, filed in the country',
    section: '§ 169t(6)(h)(2)',
    days: 60,
    about: 'permanent residence that was applied for in the Czech Republic as § 69 allows',
  }),
  'cz.decision.permanentEu.days': time({
    title: 'Permanent residence of an EU citizen',
    section: '§ 169t(6)(h)(3)',
    days: 60,
    about: 'the permanent residence of an EU citizen or of a member of their family (§ 87g, § 87h)',
  }),
  'cz.decision.stateless.months': stateless(
    'Status of a stateless person: months to decide',
    6,
    'The ministry decides whether somebody is stateless (osoba bez státní příslušnosti) within this many months of the application.',
  ),
  'cz.decision.statelessComplex.months': stateless(
    'Status of a stateless person: months in complex cases',
    12,
    'Where the facts or the law are complex, the ministry decides whether somebody is stateless within this many months, and says so in writing.',
  ),
  'cz.decision.other.days': general({
    title: 'Decision of an office: days where no act says otherwise',
    about:
      'If no act says otherwise, an office decides within this many days of the start of proceedings. In complex cases, it may take as long again.',
    days: 30,
    says: '§ 71(3): within 30 days, in complex cases 30 more',
    sure: '1',
  }),
  'cz.decision.otherComplex.days': general({
    title: 'Decision of an office: days in complex cases',
    about:
      'If no act says otherwise, an office has this many days in total if it hears somebody, inspects a place or has to summon somebody, or if the case is especially complex.',
    days: 60,
    says: '§ 71(3)(a): up to 30 days are added to the 30',
    sure: '1d',
  }),
  'cz.decision.afterPause.days': {
    title: 'Decision of an office: days after a suspension',
    unit: 'days',
    act: '500/2004 Sb.',
    section: '§ 65(1)',
    lasts: 'until changed',
    about:
      'The time to decide stops running on the day a reason to suspend proceedings (přerušení řízení) arose, and ends no earlier than this many days after the suspension has ended.',
    values: [{ from: '2023-01-01', value: 15, sure: { 2023: 'k', 2026: '1' } }],
    sources: [procedureAct('§ 65(1): no earlier than 15 days after the suspension ended')],
    unread,
  },
});
