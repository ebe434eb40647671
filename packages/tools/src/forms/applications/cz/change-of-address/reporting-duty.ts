import type { Answers } from '../../../../form/field.ts';

/** Who reports a move, within how many days, if it is for longer than how many, and to whom. */
export type ReportingDuty = {
  label: string;
  hint?: string;
  /** For moves that last longer than so many days; for every move where none are named. */
  longerThan?: number;
  within: { days: number; counted: 'days' | 'working days' };
  to: 'ministry' | 'police';
  section: string;
};

/**
 * Source: act 326/1999, section 98(1) to (5). Permanent residents from outside the EU aren't named there: the address stands in
 * their card (section 117a(3)(b)), and what changes in a card is reported within three working days (section 103(e)).
 */
export const reportingDuties = {
  longTerm: {
    label: 'A long-stay visa or a long-term permit',
    hint: 'Also an employee card or a blue card.',
    ...{ longerThan: 30, within: { days: 30, counted: 'days' }, to: 'ministry', section: '§ 98(3)' },
  },
  permanent: {
    label: 'Permanent residence, and I’m not an EU citizen',
    hint: 'Your card shows the address, so report it within three working days (section 103(e)). The Ministry’s page gives 30 working days.',
    ...{ within: { days: 3, counted: 'working days' }, to: 'ministry', section: '§ 103(e)' },
  },
  euCertificate: {
    label: 'A registration certificate or permanent residence as an EU citizen',
    ...{ longerThan: 180, within: { days: 30, counted: 'working days' }, to: 'ministry', section: '§ 98(1)' },
  },
  euFamily: {
    label: 'A residence card as a family member of an EU citizen',
    ...{ longerThan: 180, within: { days: 30, counted: 'working days' }, to: 'ministry', section: '§ 98(1)' },
  },
  euReported: {
    label: 'None of these: I’m an EU citizen and have reported to the Foreign Police',
    ...{ longerThan: 180, within: { days: 30, counted: 'working days' }, to: 'police', section: '§ 98(1)' },
  },
  visaFree: {
    label: 'A visa-free stay',
    ...{ longerThan: 90, within: { days: 30, counted: 'days' }, to: 'police', section: '§ 98(4)' },
  },
  seasonal: {
    label: 'A visa for seasonal work',
    ...{ longerThan: 15, within: { days: 15, counted: 'days' }, to: 'police', section: '§ 98(5)' },
  },
} as const satisfies Record<string, ReportingDuty>;

const isKnown = (stay: unknown): stay is keyof typeof reportingDuties =>
  typeof stay === 'string' && Object.hasOwn(reportingDuties, stay);

/** The duty of somebody by what they stay on; nothing before they have said it. */
export const dutyOf = ({ stay }: Answers): ReportingDuty | undefined =>
  isKnown(stay) ? reportingDuties[stay] : undefined;
