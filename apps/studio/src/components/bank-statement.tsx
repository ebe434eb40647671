'use client';

import type { StatementPreview } from '@majak/desk/payments/statement-schema';
import { useRef, useState } from 'react';
import { BankStatementRows } from './bank-statement-rows.tsx';
import { type AppliedStatement, applyStatement, previewStatement } from './order-calls.ts';

type Row = StatementPreview['rows'][number];

const inWords = ({ applied, refused }: AppliedStatement): string =>
  [
    applied === 0 ? 'Nothing new was written down.' : `${applied} written down, and each client is told.`,
    ...refused.map(({ reference, why }) => `${reference}: ${why}.`),
  ].join(' ');

/** Chooses a statement, shows what it would pay, and writes it down on a press. */
export function BankStatement() {
  const chosen = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<StatementPreview>();
  const [said, setSaid] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setSaid(undefined);
    setFault(await work());
    setBusy(false);
  };
  const look = (file: File) =>
    during(async () => {
      setPreview(undefined);
      const answer = await previewStatement(file);
      if ('faults' in answer) return answer.faults.body;
      setPreview(answer.value);
      return undefined;
    });
  const apply = (rows: readonly Row[]) =>
    during(async () => {
      const answer = await applyStatement(rows.flatMap(({ sealed }) => sealed ?? []));
      if ('faults' in answer) return answer.faults.body;
      setSaid(inWords(answer.value));
      setPreview(undefined);
      if (chosen.current) chosen.current.value = '';
      return undefined;
    });
  return (
    <div className="case-desk">
      <div className="case-desk__question status-sheet__file">
        <label htmlFor="bank-statement-file">A statement, up to 5 MB</label>
        <input
          ref={chosen}
          id="bank-statement-file"
          type="file"
          accept=".csv,.gpc,.abo,.xml,.txt"
          disabled={busy}
          onChange={({ target }) => target.files?.[0] && void look(target.files[0])}
        />
      </div>
      {busy ? <p role="status">One moment …</p> : null}
      {fault ? (
        <p role="alert" className="case-desk__fault">
          {fault}
        </p>
      ) : null}
      {said ? <p role="status">{said}</p> : null}
      {preview ? (
        <BankStatementRows preview={preview} busy={busy} apply={(rows) => void apply(rows)} />
      ) : null}
    </div>
  );
}
