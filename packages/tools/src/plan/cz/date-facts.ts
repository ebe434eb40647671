import { czechia } from '@majak/law/cz/jurisdiction';
import { addDays, type Day, daysBetween, weekday, yearOf } from '@majak/law/dates';
import type { Law } from '@majak/law/law-on';
import type { Facts } from '@majak/law/plan-law';
import { isWorkingDayIn } from '@majak/law/working-day';
import { numberOf } from './amounts.ts';
import type { Given } from './given.ts';

const weekdays = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The day itself, or the last working day before it. */
function workingDayBefore(day: Day): Day {
  let found = day;
  while (!isWorkingDayIn(czechia, found)) found = addDays(found, -1);
  return found;
}

function jobEndFacts({ jobEndDate }: Given, law: Law, today: Day): Facts {
  if (jobEndDate === undefined) return {};
  const day90 = addDays(jobEndDate, numberOf(law, 'cz.job.card.days'));
  return {
    jobEndDate,
    day90,
    day90Weekday: weekdays[weekday(day90)],
    day90Safe: workingDayBefore(day90),
    day90Weekend: !isWorkingDayIn(czechia, day90),
    daysSinceJobEnd: daysBetween(jobEndDate, today),
  };
}

/** The year whose 15 March and 30 September matter to temporary protection. */
const protectionYear = (given: Given, today: Day): number =>
  given.holdsUntil ? yearOf(given.holdsUntil) : yearOf(today) + (today.slice(5) > '03-31' ? 1 : 0);

function blueFacts(law: Law): Facts {
  const values = law.rules['cz.blueCard.salary.month']?.values ?? [];
  const at = values.findLastIndex(({ from }) => from <= law.on);
  const since = yearOf(values[at]?.from ?? law.on);
  return { blueSince: String(since), blueUntil: `30 April ${since + 1}` };
}

/** Days that follow from those that somebody told, and how long they have lived here. */
export function dateFacts(given: Given, law: Law, today: Day): { facts: Facts; years: number | undefined } {
  const year = protectionYear(given, today);
  const since = given.livesInCzSince;
  return {
    facts: {
      holdsUntil: given.holdsUntil,
      windowOpens: given.holdsUntil && addDays(given.holdsUntil, -numberOf(law, 'cz.stay.extension.days')),
      visaWindowOpens:
        given.holdsUntil && addDays(given.holdsUntil, -numberOf(law, 'cz.stay.visaExtension.days')),
      permanentEuCardBy: given.holdsUntil && addDays(given.holdsUntil, 15),
      ...jobEndFacts(given, law, today),
      protectionYear: String(year),
      protectionRegister: `${year}-03-15`,
      protectionSticker: `${year}-09-30`,
      ...blueFacts(law),
    },
    years: since === undefined ? undefined : Math.max(0, Math.floor(daysBetween(since, today) / 365.25)),
  };
}
