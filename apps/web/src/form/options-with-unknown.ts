import type { Field } from '@majak/tools/form/field';
import { unknownText, unknownWords } from '@majak/tools/form/unknown-answer';

type Shown = { value: string; label: string; hint?: string };

/** The answers to choose from, and "I don't know yet" after them where that is an answer. */
export const optionsWithUnknown = (options: readonly Shown[], { mayBeUnknown }: Field): readonly Shown[] =>
  mayBeUnknown ? [...options, { value: unknownText, label: unknownWords }] : options;
