import { invoiceForm } from '@majak/tools/documents/invoice/model/invoice-form';
import { fieldAt } from '@majak/tools/form/inside';
import { RadioGroup } from '@majak/ui/radio-group';
import { SelectField } from '@majak/ui/select-field';
import { TextArea } from '@majak/ui/text-area';
import { TextField } from '@majak/ui/text-field';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import type { Form } from './use-invoice.ts';

type Edited = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

const fieldOf = (name: string) => fieldAt(invoiceForm.fields, name);

/** What every control of the form has: its path in the invoice is its name and its id; its words are those of the field. */
export function control(form: Form, name: string) {
  const { label = '', hint } = fieldOf(name) ?? {};
  return {
    name,
    id: name,
    label,
    hint,
    value: form.typed[name] ?? '',
    error: form.errorAt(name),
    onBlur: () => form.leave(name),
    onChange: (event: Edited) => form.change(name, event.currentTarget.value),
  };
}

/** How one line is typed into. */
function lineOf(name: string) {
  const field = fieldOf(name);
  const { autoComplete = 'off' } = field ?? {};
  switch (field?.kind) {
    case 'day':
      return { autoComplete, inputMode: 'numeric', maxLength: 20, placeholder: 'DD/MM/YYYY' } as const;
    case 'number':
      return { autoComplete, inputMode: 'decimal', maxLength: 20 } as const;
    case 'text': {
      const { maxLength, inputMode, placeholder } = field;
      return { autoComplete, maxLength, inputMode, placeholder };
    }
    default:
      return { autoComplete };
  }
}

type Own = 'form' | 'value' | 'onChange' | 'onBlur' | 'error' | 'id' | 'label';
/** What a screen may say more closely than the field does: a label by what else was answered. */
type Said = { form: Form; name: string; label?: string };
type InputProps = Said & Omit<ComponentProps<typeof TextField>, Own>;
/** A text, a day or a number of the invoice. */
export const Input = ({ form, name, ...rest }: InputProps) => (
  <TextField {...lineOf(name)} {...control(form, name)} {...rest} />
);

const areaOf = (name: string) => {
  const field = fieldOf(name);
  return field?.kind === 'lines' ? { rows: field.rows, maxLength: 2 * field.maxLength } : {};
};
type AreaProps = Said & Omit<ComponentProps<typeof TextArea>, Own>;
/** Several lines of the invoice. A text that is too long is not cut: its message says so. */
export const Area = ({ form, name, ...rest }: AreaProps) => (
  <TextArea {...areaOf(name)} {...control(form, name)} {...rest} />
);

/** What a field is chosen from. */
const optionsOf = (name: string) => {
  const field = fieldOf(name);
  return field?.kind === 'choice' ? field.options.map((one) => ({ ...one, value: String(one.value) })) : [];
};
type ChoiceProps = Said & Omit<ComponentProps<typeof SelectField>, Own | 'options'> & { options?: Options };
type Options = ComponentProps<typeof SelectField>['options'];
export const Choice = ({ form, name, options = optionsOf(name), ...rest }: ChoiceProps) => (
  <SelectField {...control(form, name)} {...rest} options={options} />
);

type RadioProps = Omit<ComponentProps<typeof RadioGroup>, 'form' | 'label' | 'name' | 'value' | 'options'>;
/** One of a few, all seen at once. */
export const Radios = ({ form, name, ...rest }: Said & RadioProps) => (
  <RadioGroup {...control(form, name)} {...rest} options={optionsOf(name)} />
);

/** Yes or no. */
export const Switch = ({ form, name }: { form: Form; name: string }) => {
  const { label, hint } = control(form, name);
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        value="yes"
        id={name}
        name={name}
        checked={form.typed[name] === 'yes'}
        onChange={(event) => form.change(name, event.currentTarget.checked ? 'yes' : 'no')}
        className="tick mt-[0.2em] size-5.5"
      />
      <span>
        <span className="block">{label}</span>
        {hint ? <span className="block text-small text-text-muted">{hint}</span> : null}
      </span>
    </label>
  );
};

type PartProps = { id: string; title: string; aside?: ReactNode; children: ReactNode };
/** A part of the form under its heading. */
export const Part = ({ id, title, aside, children }: PartProps) => (
  <section aria-labelledby={id} className="grid grid-cols-1 gap-5 border-t border-line pt-7">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {aside}
    </div>
    {children}
  </section>
);

/** Two fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-end gap-5 xs:grid-cols-2">{children}</div>
);
