import type { Rule, Unit } from '../rule.ts';
import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';
import type { DisputeName } from './disputes.ts';

const residenceAct = actsReadOn('2026-11-23')('326/1999', '2026-06-12');

type Condition = { title: string; section: string; unit: Unit; value: number; about: string; note?: string };

const condition = ({ title, section, unit, value, about, note }: Condition): Rule<DisputeName> => ({
  title,
  unit,
  act: '326/1999 Sb.',
  section,
  lasts: 'until changed',
  about,
  ...(note ? { note } : {}),
  values: [{ from: '2023-01-01', value, sure: { 2023: 'k', 2026: '1' } }],
  sources: [residenceAct(`${section}: ${value} ${unit}`)],
  unread: 'No calculator uses it. Pages about residence do.',
});

/** How long somebody has to have stayed, may be away or without a job, and by when a change is told. */
export const residenceConditions = area({
  'cz.permanent.years': condition({
    title: 'Permanent residence: years of continuous stay',
    section: '§ 68(1)',
    unit: 'years',
    value: 5,
    about:
      'Permanent residence (trvalý pobyt) is granted after this many years of continuous stay. Half of the time on a permit for study counts.',
  }),
  'cz.permanent.absence.months': condition({
    title: 'Permanent residence: months of one absence, at most',
    section: '§ 68(2)(e)',
    unit: 'months',
    value: 6,
    about: 'An absence counts as stay towards permanent residence if it is no longer than this.',
    note: 'One absence of up to 12 months for serious reasons doesn’t break the stay, but isn’t counted.',
  }),
  'cz.permanent.absence.days': condition({
    title: 'Permanent residence: days of all absences, at most',
    section: '§ 68(2)(e)',
    unit: 'days',
    value: 310,
    about: 'Absences count as stay towards permanent residence if they come to no more than this together.',
  }),
  'cz.permanent.posting.months': condition({
    title: 'Permanent residence: months of one posting abroad, at most',
    section: '§ 68(2)(f)',
    unit: 'months',
    value: 10,
    about:
      'A posting abroad by one’s employer (pracovní vyslání) counts as stay towards permanent residence if it is no longer than this.',
    note: 'It is not counted for a member of the employer’s statutory body.',
  }),
  'cz.permanent.posting.days': condition({
    title: 'Permanent residence: days of all postings abroad, at most',
    section: '§ 68(2)(f)',
    unit: 'days',
    value: 560,
    about:
      'Postings abroad count as stay towards permanent residence if they come to no more than this together.',
  }),
  'cz.family.wait.months': condition({
    title: 'Family reunification: months the sponsor has stayed',
    section: '§ 42a(7)(a)',
    unit: 'months',
    value: 15,
    about:
      'Whoever a spouse or child joins (nositel oprávnění ke sloučení rodiny) has stayed in the country for so long, with a long-term or permanent residence permit.',
    note: 'There’s no such wait with a blue card, an intra-company card or a permit for research or investing.',
  }),
  'cz.family.waitEmployee.months': condition({
    title: 'Family reunification: months the holder of an employee card has stayed',
    section: '§ 42a(7)(b)',
    unit: 'months',
    value: 6,
    about: 'A spouse or child may join the holder of an employee card who has stayed for this long.',
  }),
  'cz.euFamily.filing.months': condition({
    title: 'Family of an EU citizen: months to apply for residence',
    section: '§ 87b(2)',
    unit: 'months',
    value: 3,
    about:
      'A family member of an EU citizen who is not one applies for temporary residence within this many months of entering, of becoming family, or of the end of another permit.',
  }),
  'cz.blueCard.jobless.months': condition({
    title: 'Blue card held for less than two years: months without a job',
    section: '§ 46f(1)(e)',
    unit: 'months',
    value: 3,
    about:
      'A blue card (modrá karta) held for less than two years is cancelled when its holder has been without a job for longer than this.',
  }),
  'cz.blueCard.joblessLonger.months': condition({
    title: 'Blue card held for two years or more: months without a job',
    section: '§ 46f(1)(f)',
    unit: 'months',
    value: 6,
    about:
      'A blue card (modrá karta) held for two years or more is cancelled when its holder has been without a job for longer than this.',
    note: 'Not if the job ended for the employer’s reasons.',
  }),
  'cz.employeeCard.notice.days': condition({
    title: 'Employee card: days to notify a change before it',
    section: '§ 42g(7)',
    unit: 'days',
    value: 30,
    about:
      'A change of employer or position is notified (oznámení) to the ministry at least this many days ahead, and the ministry answers within as many.',
  }),
});
