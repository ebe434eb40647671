import type { Answers } from '@majak/tools/form/field';
import type { Finding } from '@majak/tools/form/finding';
import { siblingAnswers } from '../../form/field-components.ts';

/** What the law wants of a document, and the answers it was said about. */
type CheckedAnswers = { findings: readonly Finding[]; about: Answers };

const valueAt = (given: Answers, path: string): unknown =>
  siblingAnswers(given, path)[path.slice(path.lastIndexOf('.') + 1)];

/**
 * What the law calls wrong at a field. It was said a moment ago: of another value than the one that stands there now
 * nothing is said.
 */
export function wrongFindingAt(
  { findings, about }: CheckedAnswers,
  given: Answers,
  path: string,
): Finding | undefined {
  const isOfNow = JSON.stringify(valueAt(about, path)) === JSON.stringify(valueAt(given, path));
  return isOfNow ? findings.find(({ field, state }) => field === path && state === 'wrong') : undefined;
}
