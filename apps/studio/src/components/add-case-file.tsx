import { toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { sendCaseFile } from './case-desk-calls.ts';
import type { DeskParts } from './case-desk-parts.ts';

type Props = Pick<DeskParts, 'id' | 'look'> & { paper: { number: number; title: string } };

/** Adds a file to a paper that came by mail or over the counter; the client sees it in their case. */
export function AddCaseFile({ id, paper, look }: Props) {
  const [sending, setSending] = useState(false);
  const input = useId();
  const send = async (control: HTMLInputElement) => {
    const [file] = control.files ?? [];
    if (!file) return;
    setSending(true);
    const fault = await sendCaseFile(id, paper.number, file);
    setSending(false);
    // The same file may be chosen again.
    control.value = '';
    if (fault) toast.error(fault);
    else toast.success('The file is added.');
    await look();
  };
  return (
    <p className="case-desk__question">
      <label htmlFor={input}>{sending ? 'Adding the file …' : `Add a file to “${paper.title}”`}</label>
      <input
        id={input}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        disabled={sending}
        onChange={(event) => void send(event.currentTarget)}
      />
    </p>
  );
}
