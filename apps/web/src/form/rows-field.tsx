import { Button } from '@majak/ui/button';
import { describedBy, FieldError, FieldHint } from '@majak/ui/field';
import { useEffect, useRef } from 'react';
import { controlOf, type FieldProps, idOf } from './drawing.ts';
import { FormFields } from './form-fields.tsx';
import { rowCount } from './rows.ts';

const title = (row: string) => row.charAt(0).toUpperCase() + row.slice(1);

/** A small form for each row. Empty rows are left out of the answer, so one can be added without filling it. */
export function RowsField(props: FieldProps<'rows'>) {
  const { screen, drawing, path, field: rows } = props;
  const { id, label, hint, error } = controlOf(props);
  const count = Math.max(rowCount(screen.typed, path), rows.min, 1);
  const [first = ''] = Object.keys(rows.columns);
  // The row the focus goes to after one was added or taken out.
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(idOf(screen, `${path}.${next.current}.${first}`))?.focus();
    next.current = undefined;
  });
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, { hint, error })}
      className="grid min-w-0 gap-4"
    >
      <legend className="mb-1.5 font-semibold leading-snug">{label}</legend>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {Array.from({ length: count }, (_, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, as in its fields' names
          key={at}
          className="grid min-w-0 gap-4 rounded-lg border border-line p-4"
        >
          <legend className="px-1 text-small font-semibold text-text-muted">
            {title(rows.row)} {at + 1}
          </legend>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <FormFields {...{ screen, drawing }} fields={rows.columns} above={`${path}.${at}.`} />
          </div>
          {count > Math.max(rows.min, 1) ? (
            <Button
              variant="quiet"
              className="justify-self-start scripted"
              onClick={() => {
                next.current = Math.max(0, at - 1);
                screen.removeRow(path, at);
              }}
            >
              Remove {rows.row} {at + 1}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {count < rows.max ? (
        <>
          <Button
            className="scripted justify-self-start"
            onClick={() => {
              next.current = count;
              screen.addRow(path);
            }}
          >
            Add a {rows.row}
          </Button>
          <Button type="submit" name="add" value={path} className="unscripted justify-self-start">
            Add a {rows.row}
          </Button>
        </>
      ) : null}
    </fieldset>
  );
}
