import type { Answers } from '@majak/tools/form/field';
import { isPlainObject } from '@majak/tools/form/field-tree';

/** Answers as they are written down in the store; none where what is written there are no answers. */
export function parseStoredAnswers(written: unknown): Answers {
  try {
    const value: unknown = JSON.parse(String(written));
    return isPlainObject(value) ? value : {};
  } catch {
    return {};
  }
}
