'use client';

import { useState } from 'react';
import { readFault } from './read-deliveries.ts';

const mostBytes = 10 * 1024 * 1024;

type State = { kind: 'idle' } | { kind: 'reading' } | { kind: 'failed'; words: string };

async function send(id: string | number, file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return 'This PDF is larger than 10 MB. Choose a smaller one.';
  try {
    const response = await fetch(`/api/official-forms/${id}/paper`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/pdf' },
      body: file,
    });
    if (response.ok) return undefined;
    return readFault(await response.json(), 'The PDF could not be read. Try again.');
  } catch {
    return 'The studio does not answer. Check your connection.';
  }
}

/** Chooses the PDF of an official form. Scripts in it are taken out, and the file as it came is not kept. */
export function PaperChooser({ id, again }: { id: string | number; again: boolean }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setState({ kind: 'reading' });
    const words = await send(id, file);
    // What stands on the screen is of the PDF before.
    if (words === undefined) location.reload();
    else setState({ kind: 'failed', words });
  };
  return (
    <div className="paper__chooser">
      <label>
        <span>{again ? 'Choose another PDF' : 'Choose the fillable PDF'}</span>
        <input
          type="file"
          accept="application/pdf,.pdf"
          disabled={state.kind === 'reading'}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      <p className="paper__note">
        {again
          ? 'Save your changes first. What is mapped stays for fields of the same name.'
          : 'Up to 10 MB. Scripts in it are taken out, and the file as it came is not kept.'}
      </p>
      <p role="status">{state.kind === 'reading' ? 'Reading the PDF …' : ''}</p>
      {state.kind === 'failed' ? (
        <p role="alert" className="paper__fault">
          {state.words}
        </p>
      ) : null}
    </div>
  );
}
