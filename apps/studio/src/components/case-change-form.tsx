import type { AskableField, PossibleChange } from '@majak/desk/cases/desk-view-schema';
import { Button } from '@payloadcms/ui';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import type { FieldFaults, SentChange } from './case-desk-calls.ts';
import { CaseQuestion } from './case-question.tsx';

type Props = {
  change: PossibleChange;
  /** What goes with the answers, and is not asked. */
  fixed?: object;
  send: (change: SentChange) => Promise<FieldFaults | undefined>;
  onDone: () => void;
};

const meant = ({ kind }: AskableField, text: string): unknown => {
  if (kind === 'yesNo') return text === 'yes';
  return kind === 'number' ? Number(text) : text;
};

/** What was answered; what was left empty is left out. */
function answersIn(form: HTMLFormElement, fields: readonly AskableField[]): object {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = String(data.get(field.key) ?? '');
      return text === '' ? [] : [[field.key, meant(field, text)]];
    }),
  );
}

/** Asks what a change asks, and makes it. What is wrong is said at its question, and nothing that was typed is lost. */
export function CaseChangeForm({ change, fixed, send, onDone }: Props) {
  const [faults, setFaults] = useState<FieldFaults>({});
  const [sending, setSending] = useState(false);
  const id = useId();
  // Pressing twice, or again after the network failed, is one change.
  const key = useRef(crypto.randomUUID());
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    const wrong = await send({
      kind: change.kind,
      answers: { ...answersIn(form, change.fields), ...fixed },
      key: key.current,
    });
    setSending(false);
    if (!wrong) return onDone();
    setFaults(wrong);
    const first = change.fields.find((field) => wrong[field.key]);
    if (first) document.getElementById(`${id}-${first.key}`)?.focus();
  };
  return (
    <form className="case-desk__form" onSubmit={(event) => void submit(event)} noValidate>
      <h4>{change.does}</h4>
      {change.fields.map((field) => (
        <CaseQuestion key={field.key} id={`${id}-${field.key}`} field={field} fault={faults[field.key]} />
      ))}
      {faults.body ? (
        <p role="alert" className="case-desk__fault">
          {faults.body}
        </p>
      ) : null}
      <p className="case-desk__quiet">
        {change.tellsClient ? 'The client is told by mail.' : 'The client is not told.'}
      </p>
      <div className="case-desk__row">
        <Button type="submit" size="small" margin={false} disabled={sending}>
          {sending ? 'Saving …' : 'Save'}
        </Button>
        <Button size="small" buttonStyle="secondary" margin={false} disabled={sending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
