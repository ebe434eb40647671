import type { Answers } from '@majak/tools/form/field';
import type { Finding } from '@majak/tools/form/finding';
import { nearTo } from '../../form/drawing.ts';

/** What the law wants of a document, and the answers it was said about. */
export type Checked = { findings: readonly Finding[]; about: Answers };

const valueAt = (given: Answers, path: string): unknown =>
  nearTo(given, path)[path.slice(path.lastIndexOf('.') + 1)];

/**
 * What the law calls wrong at a field. It was said a moment ago: of another value than the one that stands there now
 * nothing is said.
 */
export function wrongAt({ findings, about }: Checked, given: Answers, path: string): string | undefined {
  const isOfNow = JSON.stringify(valueAt(about, path)) === JSON.stringify(valueAt(given, path));
  return isOfNow ? findings.find(({ field, state }) => field === path && state === 'wrong')?.says : undefined;
}
