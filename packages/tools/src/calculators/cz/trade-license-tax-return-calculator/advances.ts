import type { RuleId } from '@majak/law/cz/rules';
import { addDays, type Day, yearOf } from '@majak/law/dates';
import { type Law, periodsOf } from '@majak/law/law-on';
import { decidedBy, outcome, step } from '@majak/law/step';
import { atLeast, atMost, condition, holds, input, of, over, plain, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { lawOfDay } from '../../../calculator/law-of-day.ts';
import type { StepsOf } from '../../../calculator/output.ts';
import { money } from '../../../cz/crowns.ts';
import { inWords } from '../../../cz/deadlines.ts';
import { nothing } from '../../../cz/household.ts';
import { type Activity, secondaryLimitOf } from '../../../cz/self-employed.ts';

type AdvanceAnswers = { activity: Activity; monthsActive: number };
export const advanceOutputs = {
  newSocialAdvance: money('New monthly social security advance'),
  newHealthAdvance: money('New monthly health insurance advance'),
};
type Advances = {
  outputs: StepsOf<typeof advanceOutputs>;
  notes: readonly string[];
};

/**
 * Monthly advances to pay from the month after the overview, from the average profit of a month of activity, at least the minimum.
 * Sources: § 14 of act 589/1992 (base and advance rounded up to a crown), § 8(2) of act 592/1992 (advance rounded up).
 */
export function newAdvances(law: Law, profit: Step, answers: AdvanceAnswers): Advances {
  // Advances are paid by the rules of the year to come.
  const later = lawOfDay(law.rules, `${law.year + 1}-12-31`);
  return {
    outputs: {
      newSocialAdvance: socialAdvance({ law, later, profit, answers }),
      newHealthAdvance: healthAdvance(later, profit, answers),
    },
    notes: notesOf(law, answers),
  };
}

/** Months an average is taken over; divided by last, so that the advance rounds up rightly. */
const months = (active: number): Term => (active === 12 ? plain(12) : input('monthsActive', active, 'count'));

type Social = { law: Law; later: Law; profit: Step; answers: AdvanceAnswers };

function socialAdvance({ law, later, profit, answers }: Social): Step {
  const from = secondaryLimitOf(law, answers.monthsActive);
  if (answers.activity === 'secondary' && profit.number.lt(from.value))
    return {
      ...outcome(nothing),
      write: () => `0: the profit of ${of(profit).write()} is under ${from.write()}`,
      from: [of(profit), from],
    };
  const part = over(times(of(profit), rule(later, 'cz.social.self.share')), months(answers.monthsActive));
  const most = over(rule(later, 'cz.social.maximumBase.year'), plain(12));
  const base = step(
    'monthlySocialBase',
    'Monthly base, social security',
    part.value.gt(most.value) ? atMost(part, most) : part,
    'upToWhole',
  );
  const advance = times(of(base), rule(later, 'cz.social.self.rate'));
  const least = rule(later, leastAdvance(later, answers.activity));
  const kept = advance.value.lt(least.value) ? atLeast(advance, least) : advance;
  const due = outcome(kept, 'upToWhole');
  return answers.activity === 'starting'
    ? decidedBy(due, condition(later, 'cz.social.self.minimumAdvance.starting'))
    : due;
}

const leastAdvance = (law: Law, kind: Activity): RuleId => {
  if (kind === 'secondary') return 'cz.social.self.minimumAdvance.secondary';
  const starting: RuleId = 'cz.social.self.minimumAdvance.starting';
  return kind === 'starting' && holds(law, starting) ? starting : 'cz.social.self.minimumAdvance.main';
};

/** Who has no minimum base pays no advances, only the balance of the year. Source: § 8(3) of act 592/1992. */
function healthAdvance(law: Law, profit: Step, { activity: kind, monthsActive }: AdvanceAnswers): Step {
  if (kind === 'secondary')
    return {
      ...outcome(nothing),
      write: () => '0: without a minimum base there are no advances, only the balance of the year',
      from: [of(profit)],
    };
  const yearly = times(of(profit), rule(law, 'cz.health.self.share'), rule(law, 'cz.health.rate'));
  const premium = over(yearly, months(monthsActive));
  const least = rule(law, 'cz.health.self.minimumAdvance');
  return outcome(premium.value.lt(least.value) ? atLeast(premium, least) : premium, 'upToWhole');
}

/** The day on which the least advance changed in the middle of a year, if it did. */
const changeWithin = (law: Law, year: number): Day | undefined =>
  periodsOf(law.rules, 'cz.social.self.minimumAdvance.main').find(
    ({ from }) => yearOf(from) === year && from > `${year}-01-01`,
  )?.from;
const monthOf = (day: Day): string => inWords(day).split(' ')[1] ?? '';

function notesOf(law: Law, { activity }: AdvanceAnswers): string[] {
  const next = law.year + 1;
  const notes = [`New advances are worked out under the rules for ${next}.`];
  const changed = changeWithin(law, next);
  if (changed && activity === 'main') {
    const least = (on: Day) => rule(lawOfDay(law.rules, on), 'cz.social.self.minimumAdvance.main').write();
    notes.push(
      `The minimum social security advance of ${next} was ${least(`${next}-01-01`)} CZK until ${monthOf(addDays(changed, -1))} and is ${least(changed)} CZK from ${monthOf(changed)}.`,
    );
  }
  if (activity === 'starting')
    notes.push(
      'If you weren’t self-employed in the five calendar years before, you don’t pay social security advances in the calendar year you start and in the next one (§ 14(9) of act 589/1992).',
      `If ${law.year} was the last of your three starting years, the ordinary minimum applies to new advances.`,
    );
  if (activity === 'secondary')
    notes.push(
      'There’s no minimum base for health insurance on a secondary activity, so you pay no advances, only the balance once a year (§ 8(3) of act 592/1992).',
    );
  return notes;
}
