import { FieldError } from '@majak/ui/field';
import { controlProps, type FieldProps } from './field-components.ts';

/** A box that has to be ticked, beside what is agreed to. */
export function TickField(props: FieldProps<'tick'>) {
  const { screen, path, field } = props;
  const { id, name, error, value, onBlur } = controlProps(props);
  return (
    <div className={error ? 'grid gap-1.5 border-l-4 border-error pl-4' : ''}>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          checked={value === 'yes'}
          onChange={(event) => screen.change(path, event.currentTarget.checked ? 'yes' : '')}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="tick mt-[0.15em] size-6"
        />
        <span>{field.says}</span>
      </label>
    </div>
  );
}
