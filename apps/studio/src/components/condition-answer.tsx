'use client';

import { useFormFields } from '@payloadcms/ui';
import { ConditionChoice } from './condition-choice.tsx';
import { useQuestionsBefore } from './use-questions-before.ts';

const inWords = (answer: string): string =>
  answer === 'yes' || answer === 'no' ? answer.replace(/^./, (letter) => letter.toUpperCase()) : answer;

/** The answer to an earlier question for which another one is asked. */
export function ConditionAnswer({ path }: { path: string }) {
  const asked = useFormFields(([fields]) => fields[path.replace(/is$/, 'question')]?.value);
  const question = useQuestionsBefore(path).find(({ key }) => key === asked);
  if (!asked) return null;
  return (
    <ConditionChoice
      path={path}
      label="Asked if the answer is"
      none="Choose an answer"
      options={(question?.answers ?? []).map((value) => ({ value, label: inWords(value) }))}
    />
  );
}
