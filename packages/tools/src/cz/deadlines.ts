import { czechia } from '@majak/law/cz/jurisdiction';
import { addDays, addMonths, type Day } from '@majak/law/dates';
import { isWorkingDayIn, workingDayIn } from '@majak/law/working-day';

/** Whether Czech offices are open. */
export const isWorkingDay = (day: Day): boolean => isWorkingDayIn(czechia, day);

/** The day itself, or the next working day. Source: § 33(4) of act 280/2009, § 607 of act 89/2012. */
export const workingDayFrom = (day: Day): Day => workingDayIn(czechia, day);

/** How an income tax return is filed: on paper, electronically after the paper deadline, by a tax adviser. */
export type Filing = 'paper' | 'electronic' | 'adviser';

/** Last days of one way of filing. Tax and premiums still to pay: the tax on the day of the return, the premiums within 8 days of the overview. */
export type FilingDays = {
  /** Income tax return, and the payment of the tax. */
  taxReturn: Day;
  /** Overview for social security (ČSSZ). */
  socialOverview: Day;
  /** Overview for the health insurer. */
  healthOverview: Day;
};

/** First day of the month a return falls due in, before weekends and holidays. */
const dueMonth: Readonly<Record<Filing, string>> = { paper: '04', electronic: '05', adviser: '07' };

/**
 * Last days for the return and the overviews of a year, shifted past weekends and holidays.
 * The return: three months after the year, four electronically, six with an adviser. The overviews: a month later. Social security
 * counts that month from the day before the shift, health insurers from the shifted one (as both announced for 2022 to 2025).
 * Sources: § 136 of act 280/2009, § 15 of act 589/1992, § 24(2) of act 592/1992.
 * @param year The year of the income; the days lie in the next one.
 */
export function filingDays(year: number, filing: Filing): FilingDays {
  const due = `${year + 1}-${dueMonth[filing]}-01`;
  const taxReturn = workingDayFrom(due);
  return {
    taxReturn,
    socialOverview: workingDayFrom(addMonths(due, 1)),
    healthOverview: workingDayFrom(addMonths(taxReturn, 1)),
  };
}

/** Last day a premium still owed is paid: eight days after the overview, shifted. Sources: § 14a of act 589/1992, § 7 of act 592/1992. */
export const premiumDueBy = (overview: Day): Day => workingDayFrom(addDays(overview, 8));

/**
 * Last day an employee asks the employer for the annual settlement (`roční zúčtování`) of a year: 15 February after it, shifted.
 * Source: § 38ch(1) of act 586/1992.
 */
export const settlementRequestBy = (year: number): Day => workingDayFrom(`${year + 1}-02-15`);

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A day in words: `2 May 2025`. */
export const inWords = (day: Day): string =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
