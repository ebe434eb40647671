import { SelectField } from '@majak/ui/select-field';
import { TextField } from '@majak/ui/text-field';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import type { Form } from './use-invoice.ts';

type Edited = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** What every control of the form has: its path in the invoice is its name and its id. */
export const control = (form: Form, name: string) => ({
  name,
  id: name,
  value: form.typed[name] ?? '',
  error: form.errorAt(name),
  onBlur: () => form.leave(name),
  onChange: (event: Edited) => form.change(name, event.currentTarget.value),
});

type Own = 'form' | 'value' | 'onChange' | 'onBlur' | 'error' | 'id';
type InputProps = { form: Form } & Omit<ComponentProps<typeof TextField>, Own>;
/** A text of the invoice. */
export const Input = ({ form, name, ...rest }: InputProps) => (
  <TextField autoComplete="off" {...rest} {...control(form, name)} />
);

/** A day of the invoice. */
export const Day = (props: InputProps) => (
  <Input {...props} inputMode="numeric" maxLength={20} placeholder="DD/MM/YYYY" />
);

/** An amount or another number of the invoice. */
export const Amount = (props: InputProps) => <Input {...props} inputMode="decimal" maxLength={20} />;

type ChoiceProps = { form: Form } & Omit<ComponentProps<typeof SelectField>, Own>;
export const Choice = ({ form, name, ...rest }: ChoiceProps) => (
  <SelectField {...rest} {...control(form, name)} />
);

type SwitchProps = { form: Form; name: string; label: ReactNode; hint?: ReactNode };
/** Yes or no. */
export const Switch = ({ form, name, label, hint }: SwitchProps) => (
  <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
    <input
      type="checkbox"
      value="yes"
      id={name}
      name={name}
      checked={form.typed[name] === 'yes'}
      onChange={(event) => form.change(name, event.currentTarget.checked ? 'yes' : '')}
      className="tick mt-[0.2em] size-5.5"
    />
    <span>
      <span className="block">{label}</span>
      {hint ? <span className="block text-small text-text-muted">{hint}</span> : null}
    </span>
  </label>
);

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
