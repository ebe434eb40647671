import type { Answers } from '@majak/tools/form/field';
import { isNode } from '@majak/tools/form/inside';

/** Answers as they are written down in the store; none where what is written there are no answers. */
export function parsedAnswers(written: unknown): Answers {
  try {
    const value: unknown = JSON.parse(String(written));
    return isNode(value) ? value : {};
  } catch {
    return {};
  }
}
