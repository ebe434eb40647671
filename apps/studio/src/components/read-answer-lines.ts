import type { ReadableAnswer } from '@majak/desk/submissions/open-submission';

const isAnswer = (value: unknown): value is ReadableAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'label' in value &&
  'text' in value &&
  typeof value.text === 'string';

/** The answers of a request as the API tells of them; what is none is left out. */
export const readAnswerLines = (lines: unknown): readonly ReadableAnswer[] =>
  Array.isArray(lines) ? lines.filter(isAnswer) : [];
