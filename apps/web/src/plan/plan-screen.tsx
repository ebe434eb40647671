import type { Jurisdiction } from '@majak/law/jurisdiction';
import type { ShownPlan } from './load-plan.ts';
import { PlanAnswerView } from './plan-answer.tsx';
import { planDays } from './plan-dates.ts';
import { PlanSentence } from './plan-sentence.tsx';

type Props = { shown: ShownPlan; jurisdiction: Jurisdiction };

/** The sentence of a plan and its answer. */
export function PlanScreen({ shown, jurisdiction }: Props) {
  const { answer, start, today } = shown;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <PlanSentence {...shown} />
      <div id="plan-answer" className="min-w-0 scroll-mt-24" aria-live="polite">
        {answer ? (
          <PlanAnswerView
            shown={shown}
            answer={answer}
            days={planDays({ answer, start, today, country: jurisdiction })}
            currency={jurisdiction.currency}
            language={jurisdiction.language.code}
          />
        ) : (
          <p className="max-w-measure text-small text-text-muted">
            We don’t keep what you fill in. Change it until it fits you.
          </p>
        )}
      </div>
      <div className="no-print max-w-measure border-t border-line pt-5 text-small text-text-muted">
        <p>
          We read the acts, name the section and say how sure we are. This isn’t legal advice on your own
          case: before you file,{' '}
          <a href="/contact" className="link">
            ask us
          </a>
          .
        </p>
      </div>
    </div>
  );
}
