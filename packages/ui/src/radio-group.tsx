import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldError, FieldHint, type FieldWords } from './field.tsx';

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode };

type RadioGroupProps = FieldWords &
  Omit<ComponentProps<'input'>, 'name' | 'type' | 'value' | 'defaultValue' | 'id'> & {
    name: string;
    id?: string;
    options: readonly RadioOption[];
    /** Side by side where there is room: for short answers. */
    inline?: boolean;
    value?: string;
    defaultValue?: string;
  };

type RadioProps = { id: string; option: RadioOption; input: ComponentProps<'input'> };

const Radio = ({ id, option, input }: RadioProps) => (
  <label
    htmlFor={id}
    className="field-edge flex min-h-12 cursor-pointer items-start gap-3 px-3.5 py-2.5 has-checked:border-text has-checked:inset-ring has-checked:inset-ring-text"
  >
    <input {...input} type="radio" id={id} value={option.value} className="dot mt-[0.2em] size-5.5" />
    <span>
      <span className="block">{option.label}</span>
      {option.hint ? <span className="block text-small text-text-muted">{option.hint}</span> : null}
    </span>
  </label>
);

/** As many beside each other as have room: no answer is narrower than its longest word. One that explains itself has more, on a phone a whole line. */
const rowOf = (options: readonly RadioOption[]): string =>
  `flex flex-wrap gap-2 *:grow ${options.some(({ hint }) => hint) ? '*:basis-40' : '*:basis-26'}`;

/** A question with a few answers, all in sight. The input's own attributes go to every radio. */
export const RadioGroup = (props: RadioGroupProps) => {
  const {
    label,
    hint,
    error,
    optional,
    heading,
    options,
    inline,
    value,
    defaultValue,
    className = '',
    ...input
  } = props;
  const id = props.id ?? props.name;
  const chosen = (option: RadioOption) => {
    if (value !== undefined) return { checked: value === option.value };
    if (defaultValue !== undefined) return { defaultChecked: defaultValue === option.value };
    return {};
  };
  return (
    <fieldset
      aria-describedby={describedBy(id, { hint, error })}
      className={`min-w-0 ${error ? 'border-l-4 border-error pl-4' : ''} ${className}`}
    >
      <legend className={`font-semibold leading-snug ${heading ? 'mb-4' : 'mb-1.5'}`}>
        {heading ? <h1>{label}</h1> : label}
        {optional ? <span className="font-normal text-text-muted"> (optional)</span> : null}
      </legend>
      <div className="grid gap-1.5">
        {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
        {error ? <FieldError id={id}>{error}</FieldError> : null}
        <div className={inline ? rowOf(options) : 'grid gap-2'}>
          {options.map((option, index) => (
            <Radio
              key={option.value}
              // The first answer bears the group's id, so that an error summary can lead to it.
              id={index === 0 ? id : `${id}-${option.value}`}
              option={option}
              input={{ ...input, ...chosen(option) }}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
};
