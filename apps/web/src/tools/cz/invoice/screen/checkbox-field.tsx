import { controlProps, type FieldProps } from '../../../../form/field-components.ts';

/** Yes or no, as a box to tick. */
export function CheckboxField(props: FieldProps<'yesNo'>) {
  const { screen, path } = props;
  const { id, name, label, hint, value } = controlProps(props);
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        value="yes"
        id={id}
        name={name}
        checked={value === 'yes'}
        onChange={(event) => screen.change(path, event.currentTarget.checked ? 'yes' : 'no')}
        className="tick mt-[0.2em] size-5.5"
      />
      <span>
        <span className="block">{label}</span>
        {hint ? <span className="block text-small text-text-muted">{hint}</span> : null}
      </span>
    </label>
  );
}
