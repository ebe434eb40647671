import { surenesses } from '@majak/law/legal-clock';
import type { PlanAnswer } from '@majak/tools/plan/plan-answer';
import { Button } from '@majak/ui/button';
import { DayLine } from '@majak/ui/day-line';
import { formatDate } from '@majak/ui/format-date';
import { unbroken } from '@majak/ui/unbroken';
import { along, type ShownPlan } from './load-plan.ts';
import { planCalendarPath, planPath } from './plan-address.ts';
import { PlanCost } from './plan-cost.tsx';
import { type PlanDay, stepId } from './plan-dates.ts';
import { Family } from './plan-family.tsx';
import { Part } from './plan-part.tsx';
import { sentence } from './plan-text.ts';
import { Verdict } from './plan-verdict.tsx';

type Props = {
  shown: ShownPlan;
  answer: PlanAnswer;
  days: readonly PlanDay[];
  currency: string;
  language: string;
};

/** All that a plan says, on one page: the permit, why not another, the cost, the days, the papers, what is not known. */
export const PlanAnswerView = ({ shown, answer, days, currency, language }: Props) => (
  <div className="grid gap-12">
    <Verdict shown={shown} answer={answer} language={language} />
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2 print:block print:space-y-12">
      <div className="grid min-w-0 gap-12">
        <Days shown={shown} days={days} />
        <PlanCost shown={shown} answer={answer} currency={currency} />
        {shown.family ? <Family family={shown.family} currency={currency} /> : null}
      </div>
      <div className="grid min-w-0 gap-12">
        <Papers answer={answer} made={shown.made} />
        <Steps answer={answer} days={days} />
      </div>
    </div>
    <Others answer={answer} />
    <Unknown answer={answer} />
    <AskUs shown={shown} />
  </div>
);

/** Takes the plan along into a question: the form at the foot of the page begins with it, and nothing is sent before that. */
const AskUs = ({ shown: { typed, message } }: Pick<Props, 'shown'>) => (
  <form method="get" action={`${planPath}#contact`} className="no-print">
    <HiddenAnswers typed={typed} />
    {message ? (
      <p className="max-w-measure">
        Your plan is in the message of{' '}
        <a href="#contact" className="link">
          the form below
        </a>
        . Add your question, and change or delete what we don’t need to know.
      </p>
    ) : (
      <Button type="submit" name={along} value="yes">
        Ask us about this plan
      </Button>
    )}
  </form>
);

const HiddenAnswers = ({ typed }: Pick<ShownPlan, 'typed'>) =>
  Object.entries(typed).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const Days = ({ shown, days }: Pick<Props, 'shown' | 'days'>) =>
  days.length > 1 ? (
    <Part title="What happens when">
      <DayLine
        today={shown.today}
        entries={days.map(({ id, day, title, about, isGoal }) => ({
          id,
          day,
          label: title,
          ...(about ? { about: unbroken(about) } : {}),
          ...(isGoal ? ({ kind: 'goal' } as const) : {}),
        }))}
      />
      <form method="post" action={planCalendarPath} className="no-print mt-6">
        <HiddenAnswers typed={shown.typed} />
        <Button type="submit">Add the dates to my calendar</Button>
      </form>
    </Part>
  ) : null;

const Papers = ({ answer: { papers }, made }: { answer: PlanAnswer; made: ShownPlan['made'] }) =>
  papers.length === 0 ? null : (
    <Part title="Papers to get ready">
      <ul className="grid max-w-measure">
        {papers.map(({ title, law, about, made: by }) => (
          <li key={title} className="border-t border-line py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <strong>{title}</strong>
              {by && made[by] ? (
                <a href={made[by]} className="link no-print">
                  Make it here
                </a>
              ) : null}
            </p>
            {about ? <p className="mt-1 text-small">{about}</p> : null}
            <p className="mt-1 text-small text-text-muted">{unbroken(law)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );

const inWords = ({ within, by }: PlanAnswer['firstSteps'][number]): string => {
  if (by) return `by ${formatDate(by)}`;
  if (!within) return '';
  const { n, unit, from } = within;
  if (unit === 'day of the next month') return `by the ${n}th of the month after the ${from}`;
  return `within ${n} ${n === 1 ? unit.replace(/s$/, '') : unit} after ${from.replace(/^(?=first|start|end|change|move)/, 'the ')}`;
};

/** What has to be done: all of it, or what is left where the rest has its day on the line of days. */
const Steps = ({ answer: { firstSteps }, days }: Pick<Props, 'answer' | 'days'>) => {
  const dated = new Set(days.length > 1 ? days.map(({ id }) => id) : []);
  const steps = firstSteps.filter((_, at) => !dated.has(stepId(at)));
  return steps.length === 0 ? null : (
    <Part title={steps.length === firstSteps.length ? 'Your first steps' : 'Without a fixed day'}>
      <ol className="grid max-w-measure list-decimal gap-3 pl-6">
        {steps.map((step) => (
          <li key={step.step + step.law}>
            <p className="font-semibold">{sentence(step.step)}</p>
            <p className="text-small text-text-muted">
              {[
                step.who === 'you' ? '' : `Your ${step.who} does it`,
                inWords(step),
                unbroken(step.law),
                step.sureness === 'stated' ? '' : surenesses[step.sureness],
              ]
                .filter(Boolean)
                .map(sentence)
                .join('. ')}
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
};

const Others = ({ answer: { alternatives, notPossible } }: { answer: PlanAnswer }) => (
  <>
    {alternatives.length > 0 ? (
      <Part title="Also possible">
        <ul className="grid max-w-measure gap-2">
          {alternatives.map(({ permit, title, when }) => (
            <li key={permit}>
              <strong>{title}</strong>
              {when ? `, ${when}` : ''}
            </li>
          ))}
        </ul>
      </Part>
    ) : null}
    {notPossible.length > 0 ? (
      <Part title="Why not something else">
        <dl className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
          {notPossible.map(({ permit, title, why, sections }) => (
            <div key={permit} className="border-t border-line pt-3">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1">
                {sentence(unbroken(why))}.
                <span className="mt-1 block text-small text-text-muted">{unbroken(sections.join('; '))}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
    ) : null}
  </>
);

const Unknown = ({ answer: { unknown } }: { answer: PlanAnswer }) =>
  unknown.length === 0 ? null : (
    <Part title="What we can’t tell from your answers">
      <ul className="grid max-w-measure gap-3">
        {unknown.map(({ what, ask }) => (
          <li key={what}>
            {what} <span className="text-text-muted">Ask {ask}.</span>
          </li>
        ))}
      </ul>
    </Part>
  );
