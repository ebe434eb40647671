import type { FieldProps } from './field-components.ts';
import { SingleLineField, type SingleLineKind } from './single-line-field.tsx';
import { UnknownBox } from './unknown-box.tsx';

/** A field that is answered by typing, with a box for who does not know the answer yet where that is an answer. */
export const SingleLineOrUnknown = (props: FieldProps<SingleLineKind>) =>
  props.field.mayBeUnknown ? (
    <div className="grid gap-1">
      <SingleLineField {...props} />
      <UnknownBox {...props} />
    </div>
  ) : (
    <SingleLineField {...props} />
  );
