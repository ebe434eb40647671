import { Button } from '@majak/ui/button';
import { describedBy, FieldError, FieldHint } from '@majak/ui/field';
import { useEffect, useRef } from 'react';
import { controlProps, type FieldProps, idOf } from './field-components.ts';
import { FormFields } from './form-fields.tsx';
import { RemovedRow } from './removed-row.tsx';
import { drawnRows } from './rows.ts';

const title = (row: string) => row.charAt(0).toUpperCase() + row.slice(1);

/** A small form for each row. Empty rows are left out of the answer, so one can be added without filling it. */
export function RowsField(props: FieldProps<'rows'>) {
  const { screen, drawing, path, field: rows } = props;
  const { id, label, hint, error } = controlProps(props);
  const count = drawnRows(rows, screen.typed, path);
  const [first = ''] = Object.keys(rows.columns);
  // The row the focus goes to after one was added or taken out.
  const next = useRef<number>(undefined);
  const removed = useRef(0);
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
      <legend className="mb-4 font-heading font-semibold text-subheading">{label}</legend>
      {/* Enter presses the first button of a form: not one that adds a row or takes one out. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="unscripted sr-only" />
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
          <div className="paired-fields grid gap-4 sm:grid-cols-2">
            <FormFields {...{ screen, drawing }} fields={rows.columns} above={`${path}.${at}.`} />
          </div>
          {count > rows.min ? (
            <RowButton
              wish={{ name: 'remove', value: `${path}.${at}` }}
              says={`Remove ${rows.row} ${at + 1}`}
              variant="quiet"
              onClick={() => {
                removed.current = at;
                next.current = Math.max(0, at - 1);
                screen.removeRow(path, at, `${title(rows.row)} ${at + 1} is removed.`);
              }}
            />
          ) : null}
        </fieldset>
      ))}
      <RemovedRow
        screen={screen}
        table={path}
        className="empty:-mt-4"
        onUndo={() => {
          next.current = removed.current;
        }}
      />
      {count < rows.max ? (
        <RowButton
          wish={{ name: 'add', value: path }}
          says={`Add a ${rows.row}`}
          onClick={() => {
            next.current = count;
            screen.addRow(path);
          }}
        />
      ) : null}
    </fieldset>
  );
}

type RowButtonProps = {
  /** What a plain post of the form says, which is then shown again: see `withPlainPostRows`. */
  wish: { name: string; value: string };
  says: string;
  variant?: 'quiet';
  onClick: () => void;
};

/** A button that adds a row or takes one out: by the script, or without one by a post of the whole form. */
const RowButton = ({ wish, says, variant, onClick }: RowButtonProps) => (
  <>
    <Button {...{ variant, onClick }} className="scripted justify-self-start">
      {says}
    </Button>
    <Button type="submit" {...{ ...wish, variant }} className="unscripted justify-self-start">
      {says}
    </Button>
  </>
);
