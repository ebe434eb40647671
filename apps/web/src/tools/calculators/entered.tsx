import { isAsked } from '@majak/tools/form/asked';
import type { Calculator } from '@majak/tools/kit/calculator';
import type { State } from './use-calculator.ts';

const answerOf = (calculator: Calculator, name: string, text: string): string => {
  const question = calculator.questions[name];
  if (question?.kind === 'choice')
    return question.options.find(({ value }) => String(value) === text)?.label ?? text;
  if (question?.kind === 'number' && question.unit) return `${text} ${question.unit}`;
  return question?.kind === 'yesNo' ? (text === 'yes' ? 'Yes' : 'No') : text;
};

/** What was entered, for paper: the form itself is not printed. */
export const Entered = ({ calculator, state }: { calculator: Calculator; state: State }) => (
  <div className="mb-6 hidden print:block">
    {state.live ? <p className="mb-3 text-small break-all">{state.address()}</p> : null}
    <dl className="grid gap-1 text-small">
      {Object.entries(calculator.questions).map(([name, field]) =>
        state.typed[name] && isAsked(field, state.given, state.given) ? (
          <div key={name} className="flex gap-4">
            <dt className="flex-1">{field.label}</dt>
            <dd>{answerOf(calculator, name, state.typed[name] ?? '')}</dd>
          </div>
        ) : null,
      )}
    </dl>
  </div>
);
