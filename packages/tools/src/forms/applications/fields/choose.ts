import type { Option } from '../../../form/control.ts';
import type { FieldWording } from '../../../form/field.ts';
import { choice } from '../../../form/kinds/choice.ts';

type Words<Value extends string> = FieldWording & {
  missing: string;
  options: readonly Option<Value>[];
  shown?: 'radio' | 'select';
};

/** One of a few, which has to be answered: nothing is chosen beforehand, and all are seen with their hints. */
export const choose = <const Value extends string>(words: Words<Value>) =>
  choice<Value>({ shown: 'radio', ...words, wrong: words.missing, start: null });
