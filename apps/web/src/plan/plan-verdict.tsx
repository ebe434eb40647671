import { surenesses } from '@majak/law/legal-clock';
import type { PlanAnswer } from '@majak/tools/plan/plan-answer';
import { unbroken } from '@majak/ui/unbroken';
import type { ShownPlan } from './load-plan.ts';
import { sentence } from './plan-text.ts';

type Props = { shown: ShownPlan; answer: PlanAnswer; language: string };

/** The permit that fits, how long it takes, and how sure we are. */
export function Verdict({ shown, answer, language }: Props) {
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
      <p className="text-small font-semibold text-text-muted">
        {permit ? 'What fits your case' : 'What we found'}
      </p>
      <h2 className="mt-2 text-title">
        <span className="border-b-4 border-lamp">{title}</span>
      </h2>
      {officialName ? (
        <p className="mt-2 text-small text-text-muted" lang={language}>
          {officialName}
        </p>
      ) : null}
      <p className="mt-4 max-w-measure">{about}</p>
      <dl className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
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
            <dt className="text-small text-text-muted">In practice, though no act says so</dt>
            <dd className="font-semibold">{sentence(reallyTakes)}</dd>
          </div>
        ) : null}
        {shown.waits ? (
          <div>
            <dt className="text-small text-text-muted">
              {shown.waits.sample ? 'Sample cases (invented)' : `${shown.waits.all.count} of our cases`}
            </dt>
            <dd className="font-semibold">
              {`Half within ${shown.waits.all.p50} days, four in five within ${shown.waits.all.p80}`}
            </dd>
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
