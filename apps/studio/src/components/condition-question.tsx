'use client';

import { ConditionChoice } from './condition-choice.tsx';
import { useQuestionsBefore } from './use-questions-before.ts';

/** The earlier question that another one depends on. */
export function ConditionQuestion({ path }: { path: string }) {
  const questions = useQuestionsBefore(path);
  return (
    <ConditionChoice
      path={path}
      label="Depends on the question"
      none={questions.length > 0 ? 'Always ask it' : 'No choice, and no yes or no, comes before it'}
      options={questions.map(({ key, label }) => ({ value: key, label: label || key }))}
    />
  );
}
