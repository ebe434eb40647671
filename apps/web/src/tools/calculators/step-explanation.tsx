import type { RuleRead, RulesByDay } from '@majak/law/rule';
import type { Explained } from '@majak/law/step';
import { formatValue, typeset } from '@majak/ui/format-value';
import { use } from 'react';
import { describeRule } from './cited-rule.ts';
import { isTrivialFormula } from './is-trivial-formula.ts';
import { LabelsContext } from './labels.ts';

/** @param rules Those that the calculator computed by. */
type Props = { step: Explained; rules: RulesByDay };

/** Whether the value comes behind the formula: `0: …` has said it already. */
const comesTo = ({ value, formula }: Explained) => typeof value === 'number' && !formula.startsWith('0: ');

/** How a line came about: the formula unless it is the value again, its rounding, the rules with their sections, and the steps before it. */
export const StepExplanation = ({ step, rules }: Props) => (
  <div className="grid gap-3 text-small">
    {isTrivialFormula(step) ? null : (
      <p>
        <span className="font-medium text-text tabular-nums">
          {typeset(step.formula)}
          {comesTo(step) ? <> = {formatValue(step.value, step.unit)}</> : null}
        </span>
        {step.rounding === 'not rounded' ? null : `, rounded ${step.rounding}`}
      </p>
    )}
    <From reads={step.reads} />
    {step.rules.length > 0 ? (
      <ul className="grid gap-2">
        {step.rules.map((read) => (
          <Rule key={read.id} rules={rules} read={read} />
        ))}
      </ul>
    ) : null}
    {step.steps.length > 0 ? (
      <ol className="grid gap-3 border-l-2 border-line pl-4">
        {step.steps.map((before) => (
          <li key={before.id}>
            <p className="font-semibold">
              {before.label}: {formatValue(before.value, before.unit)}
            </p>
            <StepExplanation step={before} rules={rules} />
          </li>
        ))}
      </ol>
    ) : null}
  </div>
);

/** What the numbers of a formula are, in the order they were read. */
const From = ({ reads }: { reads: readonly string[] }) => {
  const names = use(LabelsContext);
  const known = reads.flatMap((name) => names.get(name) ?? []);
  return known.length > 0 ? <p>From: {[...new Set(known)].join('; ')}</p> : null;
};

const Rule = ({ rules, read }: { rules: RulesByDay; read: RuleRead }) => {
  const cited = describeRule(rules, read);
  if (!cited) return null;
  const { title, value, place, since, confidence } = cited;
  return (
    <li>
      {title}, {value}:{' '}
      <a href={`/law/${read.id}`} className="link">
        {place}
      </a>
      , {since}, {confidence}
    </li>
  );
};
