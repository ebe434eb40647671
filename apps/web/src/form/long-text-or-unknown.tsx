import type { FieldProps } from './field-components.ts';
import { LongTextField } from './long-text-field.tsx';
import { UnknownBox } from './unknown-box.tsx';

/** A text of several lines, with a box for who does not know the answer yet where that is an answer. */
export const LongTextOrUnknown = (props: FieldProps<'longText'>) =>
  props.field.mayBeUnknown ? (
    <div className="grid gap-1">
      <LongTextField {...props} />
      <UnknownBox {...props} />
    </div>
  ) : (
    <LongTextField {...props} />
  );
