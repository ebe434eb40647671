import type { Field } from '../field.ts';
import { type TextWords, text } from './text.ts';

/** A telephone number in whatever way it is written: people know theirs, and extensions are part of some. */
export const phone = (words: TextWords): Field<string> =>
  text({
    autoComplete: 'tel',
    maxLength: 50,
    personal: true,
    line: { type: 'tel', inputMode: 'tel' },
    ...words,
  });
