import { type EarlierQuestion, questionsBefore } from '@majak/desk/content/questions-before';
import { useFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useMemo } from 'react';

/** The questions that a condition at this path can be about, as the form stands on the screen now. */
export function useQuestionsBefore(path: string): readonly EarlierQuestion[] {
  // As a text, which is the same one while nothing of it changes.
  const written = useFormFields(([fields]) =>
    JSON.stringify(questionsBefore(reduceFieldsToValues(fields, true), path)),
  );
  return useMemo(() => JSON.parse(written), [written]);
}
