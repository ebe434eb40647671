import type { FieldProps } from './field-components.ts';
import { LinesField } from './lines-field.tsx';
import { UnknownBox } from './unknown-box.tsx';

/** A text of several lines, with a box for who does not know the answer yet where that is an answer. */
export const LinesOrUnknown = (props: FieldProps<'lines'>) =>
  props.field.mayBeUnknown ? (
    <div className="grid gap-1">
      <LinesField {...props} />
      <UnknownBox {...props} />
    </div>
  ) : (
    <LinesField {...props} />
  );
