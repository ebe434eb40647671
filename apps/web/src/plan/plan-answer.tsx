import { surenesses } from '@majak/law/legal-clock';
import type { PlanAnswer } from '@majak/tools/plan/plan-answer';
import { Button } from '@majak/ui/button';
import { DayLine } from '@majak/ui/day-line';
import { formatDate } from '@majak/ui/format-date';
import type { ShownPlan } from './load-plan.ts';
import { planCalendarPath } from './plan-address.ts';
import { PlanCost } from './plan-cost.tsx';
import type { PlanDay } from './plan-dates.ts';
import { Family } from './plan-family.tsx';
import { Part } from './plan-part.tsx';

type Props = {
  shown: ShownPlan;
  answer: PlanAnswer;
  days: readonly PlanDay[];
  currency: string;
  language: string;
};

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const unbroken = (law: string): string => law.replaceAll('§ ', '§\u00a0');

/** All that a plan says, on one page: the permit, why not another, the cost, the days, the papers, what is not known. */
export const PlanAnswerView = ({ shown, answer, days, currency, language }: Props) => (
  <div className="grid gap-12">
    <Verdict answer={answer} language={language} />
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2 print:block print:space-y-12">
      <div className="grid min-w-0 gap-12">
        <Days shown={shown} days={days} />
        <PlanCost shown={shown} answer={answer} currency={currency} />
        {shown.family ? <Family family={shown.family} currency={currency} /> : null}
      </div>
      <div className="grid min-w-0 gap-12">
        <Papers answer={answer} made={shown.made} />
        <Steps answer={answer} />
      </div>
    </div>
    <Others answer={answer} />
    <Unknown answer={answer} />
  </div>
);

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
        {Object.entries(shown.typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">Put the dates into my calendar</Button>
      </form>
    </Part>
  ) : null;

function Verdict({ answer, language }: { answer: PlanAnswer; language: string }) {
  const {
    permit,
    title,
    officialName,
    about,
    sections,
    sureness,
    decisionDays,
    reallyTakes,
    validity,
    notes,
  } = answer;
  return (
    <div>
      <p className="text-small font-semibold text-text-muted">{permit ? 'What fits you' : 'What we found'}</p>
      <h2 className="mt-2 text-title">
        <span className="border-b-4 border-lamp">{title}</span>
      </h2>
      {officialName ? (
        <p className="mt-2 text-small text-text-muted" lang={language}>
          {officialName}
        </p>
      ) : null}
      <p className="mt-4 max-w-measure">{about}</p>
      <dl className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-3">
        {decisionDays ? (
          <div>
            <dt className="text-small text-text-muted">The office has</dt>
            <dd className="font-semibold">
              {decisionDays.normal} days
              {decisionDays.complex ? `, ${decisionDays.complex} in a complex case` : ''}
            </dd>
          </div>
        ) : null}
        {reallyTakes ? (
          <div>
            <dt className="text-small text-text-muted">In practice; no act says it</dt>
            <dd className="font-semibold">{sentence(reallyTakes)}</dd>
          </div>
        ) : null}
        {validity ? (
          <div>
            <dt className="text-small text-text-muted">How long you may stay</dt>
            <dd className="font-semibold">{sentence(validity)}</dd>
          </div>
        ) : null}
      </dl>
      {notes.map((note) => (
        <p key={note} className="mt-3 max-w-measure">
          {note}
        </p>
      ))}
      {sections.length > 0 ? (
        <p className="mt-4 max-w-measure text-small text-text-muted">
          {unbroken(sections.join('; '))}
          {sureness === 'stated' ? '' : `. ${sentence(surenesses[sureness])}.`}
        </p>
      ) : null}
    </div>
  );
}

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
  return `within ${n} ${n === 1 ? unit.replace(/s$/, '') : unit} after ${from}`;
};

const Steps = ({ answer: { firstSteps } }: { answer: PlanAnswer }) =>
  firstSteps.length === 0 ? null : (
    <Part title="Your first steps">
      <ol className="grid max-w-measure list-decimal gap-3 pl-6">
        {firstSteps.map((step) => (
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
      <Part title="Why not another">
        <dl className="grid max-w-measure gap-4">
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
    <Part title="What we can’t know from here">
      <ul className="grid max-w-measure gap-3">
        {unknown.map(({ what, ask }) => (
          <li key={what}>
            {what} <span className="text-text-muted">Ask {ask}.</span>
          </li>
        ))}
      </ul>
    </Part>
  );
