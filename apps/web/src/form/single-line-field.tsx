import type { Control } from '@majak/tools/form/field';
import { TextField } from '@majak/ui/text-field';
import { controlProps, type FieldProps, isUnknown } from './field-components.ts';

/** What is answered by typing on one line. */
export type SingleLineKind = 'text' | 'number' | 'day' | 'month' | 'year' | 'search';

/** How wide an answer is, and what the keyboard of a phone offers for it. */
function shapeOf(control: Control) {
  switch (control.kind) {
    case 'text':
      return {
        type: control.type ?? 'text',
        inputMode: control.inputMode,
        placeholder: control.placeholder,
        spellCheck: control.spellCheck,
      };
    case 'number':
      return {
        inputMode: control.decimals === 0 ? 'numeric' : 'decimal',
        suffix: control.unit,
        chars: control.max < 10_000 ? 8 : 12,
        autoComplete: 'off',
      } as const;
    case 'day':
      return {
        inputMode: 'numeric',
        placeholder: 'DD/MM/YYYY',
        chars: 12,
        autoComplete: 'off',
      } as const;
    case 'month':
      return { inputMode: 'numeric', placeholder: 'MM/YYYY', chars: 12, autoComplete: 'off' } as const;
    case 'year':
      return { inputMode: 'numeric', chars: 8, autoComplete: 'off' } as const;
    default:
      return { autoComplete: 'off' };
  }
}

/** A field that is answered by typing on one line. */
export function SingleLineField(props: FieldProps<SingleLineKind>) {
  const { autoComplete } = props.field;
  const unknown = isUnknown(props);
  return (
    <TextField
      {...shapeOf(props.field)}
      {...(autoComplete ? { autoComplete } : {})}
      {...controlProps(props)}
      {...(unknown ? { value: '', disabled: true } : {})}
    />
  );
}
