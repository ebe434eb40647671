import type { DefinedQuestion } from './form-definition.ts';

/** The answers that a condition can be about; nothing of a question whose answers are not few. */
export function conditionAnswers({ type, options = [] }: DefinedQuestion): readonly string[] | undefined {
  if (type === 'yesNo') return ['yes', 'no'];
  return type === 'select' ? options : undefined;
}
