import { addDays, addMonths, type Day } from '@majak/law/dates';
import type { Jurisdiction } from '@majak/law/jurisdiction';
import { surenesses } from '@majak/law/legal-clock';
import { addWorkingDays } from '@majak/law/working-day';
import type { PlanAnswer } from '@majak/tools/plan/plan-answer';
import { sentence } from './plan-text.ts';

type Step = PlanAnswer['firstSteps'][number];
/** A day of a plan, and where it comes from. */
export type PlanDay = { id: string; day: Day; title: string; about: string; isGoal?: boolean };

type Asked = { answer: PlanAnswer; start: Day; today: Day; country: Pick<Jurisdiction, 'isPublicHoliday'> };

/** A step of a plan among its days. */
export const stepId = (at: number): string => `step-${at}`;

/** Who does it, where it isn’t you, by what law, and how sure that is. */
const aboutStep = ({ who, law, sureness }: Step): string =>
  [
    who === 'you' ? '' : `Your ${who} does it`,
    `The last day, ${law}`,
    sureness === 'stated' ? '' : sentence(surenesses[sureness]),
  ]
    .filter(Boolean)
    .join('. ');

/** Days between what we say to aim at and the day somebody comes: for the sticker and the journey. */
const forTheJourney = 14;

type Coming = { arrival: Day; fromAbroad: boolean; country: Asked['country'] };

/** The last day of a step. When fingerprints are taken is known of those alone who come with a visa for their card. */
function dayOf({ within, by }: Step, { arrival, fromAbroad, country }: Coming): Day | undefined {
  if (by) return by;
  if (!within) return undefined;
  const { n, unit, from } = within;
  const base = /^(entry|first day of work|start of the trade)/.test(from)
    ? arrival
    : from === 'fingerprints' && fromAbroad
      ? addDays(arrival, 30)
      : undefined;
  if (!base) return undefined;
  if (unit === 'working days') return addWorkingDays(country, base, n);
  if (unit === 'days') return addDays(base, n);
  if (unit.startsWith('month')) return addMonths(base, n);
  if (unit.startsWith('day of the next month'))
    return `${addMonths(base, 1).slice(0, 8)}${String(n).padStart(2, '0')}`;
  return undefined;
}

/** The last day to file so that the time of the office is over before somebody comes; none where nobody decides. */
export function fileBy({ decisionDays }: PlanAnswer, start: Day): Day | undefined {
  return decisionDays ? addDays(start, -(decisionDays.normal + forTheJourney)) : undefined;
}

/** The days of a plan, in the order of time: when to file, the start, and what is done by when. */
export function planDays({ answer, start, today, country }: Asked): readonly PlanDay[] {
  const filing = fileBy(answer, start);
  const before = answer.officialFees.some(({ where }) => where === 'embassy');
  const filed: PlanDay[] =
    filing && before
      ? [
          {
            id: 'file',
            day: filing < today ? today : filing,
            title: filing < today ? 'File now: time is short' : 'File by now',
            about: `The office has ${answer.decisionDays?.normal} days (${answer.decisionDays?.law}), and you’ll also need time for the visa and the journey.`,
          },
        ]
      : [];
  const steps = answer.firstSteps.flatMap((step, at): PlanDay[] => {
    const day = dayOf(step, { arrival: start, fromAbroad: before, country });
    return day ? [{ id: stepId(at), day, title: sentence(step.step), about: aboutStep(step) }] : [];
  });
  return [
    ...filed,
    {
      id: 'start',
      day: start,
      title: before ? 'You arrive and start' : 'You start',
      about: '',
      isGoal: true,
    },
    ...steps,
  ].toSorted((one, other) => one.day.localeCompare(other.day));
}
