import type { Rule } from '../rule.ts';
import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';
import type { DisputeName } from './disputes.ts';

const act = actsReadOn('2026-11-22');
const residenceAct = act('326/1999', '2026-06-12');
const procedureAct = act('500/2004', '2025-07-01');

type Time = { title: string; section: string; days: number; about: string };

/** A time for the ministry to decide, in days of the application. */
const time = ({ title, section, days, about }: Time): Rule<DisputeName> => ({
  title: `${title}: days to decide`,
  unit: 'days',
  act: '326/1999 Sb.',
  section,
  lasts: 'until changed',
  about: `The ministry decides on ${about} within so many days of its filing.`,
  values: [{ from: '2023-01-01', value: days, sure: { 2023: 'k', 2026: '1' } }],
  sources: [residenceAct(`${section}: within ${days} days`)],
  unread: 'No calculator counts it: the request against inactivity is checked by it.',
});

/** How long the ministry may take to decide about a stay. */
export const decisionTimes = area({
  'cz.decision.visa.days': time({
    title: 'Long-term visa',
    section: '§ 169t(2)',
    days: 90,
    about: 'a long-term visa (vízum k pobytu nad 90 dnů)',
  }),
  'cz.decision.visaStudy.days': time({
    title: 'Long-term visa for study, teaching, research or seasonal work',
    section: '§ 169t(2)',
    days: 60,
    about: 'a long-term visa for study, teaching, research or seasonal work',
  }),
  'cz.decision.visaExtension.days': time({
    title: 'Extension of a long-term visa',
    section: '§ 169t(4)',
    days: 14,
    about: 'the extension of a long-term visa',
  }),
  'cz.decision.residence.days': time({
    title: 'Long-term residence, filed in the country',
    section: '§ 169t(6)(a)',
    days: 60,
    about:
      'a long-term residence permit that was applied for in the Czech Republic, and on one for study or research',
  }),
  'cz.decision.family.days': time({
    title: 'Long-term residence with the family, filed abroad',
    section: '§ 169t(6)(a)',
    days: 270,
    about: 'a long-term residence permit to live with the family that was applied for abroad',
  }),
  'cz.decision.employeeCard.days': time({
    title: 'Employee card',
    section: '§ 169t(6)(d)',
    days: 60,
    about: 'an employee card (zaměstnanecká karta), unless it is complex or the Labour Office is asked,',
  }),
  'cz.decision.blueCard.days': time({
    title: 'Blue card',
    section: '§ 169t(6)(e)',
    days: 90,
    about: 'a blue card (modrá karta)',
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
    title: 'Permanent residence, filed abroad',
    section: '§ 169t(6)(h)',
    days: 180,
    about: 'permanent residence that was applied for abroad',
  }),
  'cz.decision.permanentInside.days': time({
    title: 'Permanent residence, filed in the country',
    section: '§ 169t(6)(h)',
    days: 60,
    about: 'permanent residence that was applied for in the Czech Republic',
  }),
  'cz.decision.other.days': {
    title: 'Decision of an office: days where no act says otherwise',
    unit: 'days',
    act: '500/2004 Sb.',
    section: '§ 71(3)',
    lasts: 'until changed',
    about:
      'An office decides within so many days of the beginning of proceedings where no act says otherwise; in complex cases it may take as long again.',
    values: [{ from: '2023-01-01', value: 30, sure: { 2023: 'k', 2026: '1' } }],
    sources: [procedureAct('§ 71(3): within 30 days, in complex cases 30 more')],
    unread: 'No calculator counts it: the request against inactivity is checked by it.',
  },
});
