import type { ClauseNote } from '@majak/tools/documents/clauses';
import { nestedFields } from '@majak/tools/form/field-tree';
import { controlProps, type FieldProps, idOf } from '../../form/field-components.ts';

type Props = FieldProps & { clauses: readonly ClauseNote[] };

/** Every clause of a document in its order: what it does, where it comes from, and a switch where it may be left out. */
export function ClausesField({ clauses, ...props }: Props) {
  const switches = nestedFields(props.field) ?? {};
  return (
    <fieldset id={idOf(props.screen, props.path)} tabIndex={-1} className="min-w-0">
      <legend className="sr-only">{props.field.label}</legend>
      <p className="mb-3 max-w-measure text-text-muted">
        You can leave out clauses with a box. The document is numbered to match.
      </p>
      {/* Said once for all of them: a lease has twenty-two, and each of its words is in the page. */}
      <ul className="grid grid-cols-1 [&_details]:max-w-measure [&_details]:pb-2 [&_details]:text-text-muted [&_summary]:cursor-pointer [&_summary]:py-2 [&_summary]:text-small [&_summary]:font-semibold [&_summary]:text-text [&_summary]:hover:text-link">
        {clauses.map((clause) => (
          <li key={clause.id} className="border-t border-line pt-3">
            <Switch {...props} clause={clause} field={switches[clause.id]} />
            <Why {...clause} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type SwitchProps = Omit<FieldProps, 'field'> & {
  clause: ClauseNote;
  field: FieldProps['field'] | undefined;
};

/** What a clause is called, with its box. The answer before the box is what a post without script means by an empty one. */
function Switch({ screen, path, field, clause }: SwitchProps) {
  if (!field)
    return (
      <p className="flex flex-wrap items-baseline gap-x-3 py-1">
        <strong>{clause.title}</strong> <span className="text-small text-text-muted">Always in it</span>
      </p>
    );
  const at = `${path}.${clause.id}`;
  const { id, name, value, hint } = controlProps({ screen, path: at, field });
  return (
    <>
      <input type="hidden" name={name} value="no" />
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          checked={value === 'yes'}
          onChange={(event) => screen.change(at, event.currentTarget.checked ? 'yes' : 'no')}
          className="tick mt-[0.15em] size-5.5"
        />
        <span>
          <strong className="block">{clause.title}</strong>
          <span className="block text-small text-text-muted">{hint}</span>
        </span>
      </label>
    </>
  );
}

const Why = ({ title, explains, place: { section, act, source } }: ClauseNote) => (
  <details>
    <summary>{`What “${title}” does`}</summary>
    <p>{explains}</p>
    <p className="mt-1 pb-2 text-small">
      <a href={source} className="link">{`${section}, ${act}`}</a>
    </p>
  </details>
);
