import type { Calculator } from '@majak/tools/calculator/calculator';
import { isApplicable } from '@majak/tools/form/conditional-fields';
import type { CalculatorState } from './use-calculator.ts';

const answerOf = (calculator: Calculator, name: string, text: string): string => {
  const question = calculator.questions[name];
  if (question?.kind === 'choice')
    return question.options.find(({ value }) => String(value) === text)?.label ?? text;
  if (question?.kind === 'number' && question.unit) return `${text} ${question.unit}`;
  return question?.kind === 'yesNo' ? (text === 'yes' ? 'Yes' : 'No') : text;
};

/** What was entered, for paper: the form itself is not printed. */
export const PrintedAnswers = ({ calculator, state }: { calculator: Calculator; state: CalculatorState }) => (
  <div className="mb-6 hidden print:block">
    {state.live ? <p className="mb-3 text-small break-all">{state.address()}</p> : null}
    <dl className="grid gap-1 text-small">
      {Object.entries(calculator.questions).map(([name, field]) =>
        state.typed[name] && isApplicable(field, state.given, state.given) ? (
          <div key={name} className="flex gap-4">
            <dt className="flex-1">{field.label}</dt>
            <dd>{answerOf(calculator, name, state.typed[name] ?? '')}</dd>
          </div>
        ) : null,
      )}
    </dl>
  </div>
);
