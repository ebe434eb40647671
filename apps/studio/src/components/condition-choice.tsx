import { FieldLabel, SelectInput, useField } from '@payloadcms/ui';

type Option = { value: string; label: string };
type Props = { path: string; label: string; options: readonly Option[]; none: string };

/** A part of a condition, chosen from a list. What was chosen and is not there any more is shown, not lost. */
export function ConditionChoice({ path, label, options, none }: Props) {
  const { value, setValue } = useField<string>({ path });
  const isGone = Boolean(value) && options.every((option) => option.value !== value);
  return (
    <div className="field-type condition-choice">
      <FieldLabel label={label} path={path} />
      <SelectInput
        path={path}
        name={path}
        options={[
          ...options,
          ...(isGone && value ? [{ value, label: `${value} (not there any more)` }] : []),
        ]}
        value={value ?? ''}
        placeholder={none}
        onChange={(chosen) => setValue(Array.isArray(chosen) ? '' : (chosen?.value ?? ''))}
      />
      {isGone ? (
        <p className="condition-choice__gone">
          Choose another, or take it out: the form can’t be published with it.
        </p>
      ) : null}
    </div>
  );
}
