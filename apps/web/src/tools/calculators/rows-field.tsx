import type { Field } from '@majak/tools/form/field';
import { Button } from '@majak/ui/button';
import { describedBy, FieldError, FieldHint } from '@majak/ui/field';
import { useEffect, useRef, useState } from 'react';
import { QuestionField } from './question-field.tsx';
import type { State } from './use-calculator.ts';

type Rows = Extract<Field, { kind: 'rows' }>;
type Props = { name: string; question: Rows; state: State };

/** How many rows have something in them, by the highest number among the fields. */
const rowsIn = (name: string, typed: State['typed']): number =>
  Object.keys(typed).reduce((most, field) => {
    const [table, at] = field.split('.');
    return table === name && typed[field] ? Math.max(most, Number(at) + 1) : most;
  }, 0);

const title = (row: string) => row.charAt(0).toUpperCase() + row.slice(1);

/** A small form for each row. Empty rows are left out of the answer, so one can be added without filling it. */
export function RowsField({ name, question, state }: Props) {
  const filled = rowsIn(name, state.typed);
  const [asked, setAsked] = useState(state.added === name ? filled + 1 : 0);
  const shown = Math.min(Math.max(filled, asked, 1), question.max);
  const rows = Array.from({ length: shown }, (_, at) => at);
  const error = state.errorAt(name);
  const [first = ''] = Object.keys(question.columns);
  // The row the focus goes to after one was added or taken out.
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(`${name}.${next.current}.${first}`)?.focus();
    next.current = undefined;
  });
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={describedBy(name, { hint: question.hint, error })}
      className="grid min-w-0 gap-4"
    >
      <legend className="mb-1.5 font-semibold leading-snug">{question.label}</legend>
      {question.hint ? <FieldHint id={name}>{question.hint}</FieldHint> : null}
      {error ? <FieldError id={name}>{error}</FieldError> : null}
      {rows.map((at) => (
        <fieldset key={at} className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
          <legend className="px-1 text-small font-semibold text-text-muted">
            {title(question.row)} {at + 1}
          </legend>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            {Object.entries(question.columns).map(([column, cell]) => (
              <QuestionField key={column} name={`${name}.${at}.${column}`} question={cell} state={state} />
            ))}
          </div>
          {shown > 1 ? (
            <Button
              variant="quiet"
              className="justify-self-start scripted"
              onClick={() => {
                setAsked(shown - 1);
                next.current = Math.max(0, at - 1);
                state.removeRow(name, at);
              }}
            >
              Remove {question.row} {at + 1}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {shown < question.max ? (
        <>
          <Button
            className="scripted justify-self-start"
            onClick={() => {
              setAsked(shown + 1);
              next.current = shown;
            }}
          >
            Add a {question.row}
          </Button>
          <Button type="submit" name="add" value={name} className="unscripted justify-self-start">
            Add a {question.row}
          </Button>
        </>
      ) : null}
    </fieldset>
  );
}
