import { describedBy, FieldError, FieldHint } from '@majak/ui/field';
import { controlProps, type FieldProps } from './field-components.ts';

/** Any of a few, each with a box. */
export function ChoicesField(props: FieldProps<'choices'>) {
  const { screen, path, field } = props;
  const { id, name, label, hint, error, value, onBlur } = controlProps(props);
  const ticked = value.split(',').filter(Boolean);
  const toggle = (one: string) => {
    const now = ticked.includes(one) ? ticked.filter((other) => other !== one) : [...ticked, one];
    screen.change(path, now.join(','));
  };
  return (
    <fieldset
      aria-describedby={describedBy(id, { hint, error })}
      className={`min-w-0 ${error ? 'border-l-4 border-error pl-4' : ''}`}
    >
      <legend className="mb-1.5 font-semibold leading-snug">{label}</legend>
      <div className="grid gap-1.5">
        {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
        {error ? <FieldError id={id}>{error}</FieldError> : null}
        {field.options.map((option, index) => {
          const one = String(option.value);
          return (
            <label key={one} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                // The first bears the id of the field, so that a list of faults can lead to it.
                id={index === 0 ? id : `${id}-${one}`}
                name={name}
                value={one}
                checked={ticked.includes(one)}
                onChange={() => toggle(one)}
                onBlur={onBlur}
                className="tick mt-[0.15em] size-5.5"
              />
              <span>
                <span className="block">{option.label}</span>
                {option.hint ? <span className="block text-small text-text-muted">{option.hint}</span> : null}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
