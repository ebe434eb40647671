'use client';

import { dayInFileName } from '@majak/desk/status-sheets/day-in-file-name';
import type { Applied, SheetPreview } from '@majak/desk/status-sheets/status-sheet-schema';
import { useRef, useState } from 'react';
import { applySheet, previewSheet } from './status-sheet-calls.ts';
import { StatusSheetPreview } from './status-sheet-preview.tsx';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `One ${one}` : `${count} ${many}`;

/** What came of applying a list, in words. */
const inWords = ({ made, same }: Applied): string =>
  [
    made === 0
      ? 'Nothing was changed.'
      : `${counted(made, 'case is', 'cases are')} up to date, and the client is told.`,
    same > 0 ? `${counted(same, 'said', 'said')} so already.` : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Chooses the office's spreadsheet, shows what it would change, and changes it on a press. */
export function StatusSheet({ today }: { today: string }) {
  const chosen = useRef<HTMLInputElement>(null);
  const [on, setOn] = useState(today);
  const [preview, setPreview] = useState<SheetPreview>();
  const [applied, setApplied] = useState<Applied>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setFault(await work());
    setBusy(false);
  };
  const look = (file: File) =>
    during(async () => {
      setPreview(undefined);
      setApplied(undefined);
      setOn(dayInFileName(file.name) ?? today);
      const answer = await previewSheet(file);
      if ('fault' in answer) return answer.fault;
      setPreview(answer.value);
      return undefined;
    });
  const apply = (rows: SheetPreview['matched']) =>
    during(async () => {
      const answer = await applySheet({
        on,
        rows: rows.map(({ case: { reference }, state }) => ({ reference, state })),
      });
      if ('fault' in answer) return answer.fault;
      setApplied(answer.value);
      setPreview(undefined);
      if (chosen.current) chosen.current.value = '';
      return undefined;
    });
  return (
    <div className="case-desk">
      <div className="case-desk__question status-sheet__file">
        <label htmlFor="status-sheet-file">The office’s list, as XLS or XLSX, up to 5 MB</label>
        <input
          ref={chosen}
          id="status-sheet-file"
          type="file"
          accept=".xls,.xlsx"
          disabled={busy}
          onChange={({ target }) => target.files?.[0] && void look(target.files[0])}
        />
      </div>
      {busy ? (
        <p className="case-desk__quiet" role="status">
          One moment …
        </p>
      ) : null}
      {fault ? (
        <p role="alert" className="case-desk__fault">
          {fault}
        </p>
      ) : null}
      {applied ? (
        <div role="status">
          <p>{inWords(applied)}</p>
          {applied.refused.length > 0 ? (
            <ul className="case-desk__list">
              {applied.refused.map(({ reference, why }) => (
                <li key={reference} className="case-desk__fault">
                  {reference}: {why}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      {preview ? (
        <>
          <div className="case-desk__question status-sheet__file">
            <label htmlFor="status-sheet-day">As of</label>
            <input
              id="status-sheet-day"
              type="date"
              max={today}
              value={on}
              onChange={({ target }) => setOn(target.value)}
            />
          </div>
          <StatusSheetPreview preview={preview} busy={busy} apply={(rows) => void apply(rows)} />
        </>
      ) : null}
    </div>
  );
}
