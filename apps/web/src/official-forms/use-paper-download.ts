import type { Answers } from '@majak/tools/form/field';
import { useState } from 'react';
import { call, failureOf } from '../client/http.ts';
import { saveFile } from '../tools/save-file.ts';

export type PaperDownload = { kind: 'none' | 'making' | 'saved' } | { kind: 'failed'; words: string };

/** Has a paper filled in with answers, and saves it. @param onSaved Called once it was. */
export function usePaperDownload(slug: string, onSaved?: () => void) {
  const [state, setState] = useState<PaperDownload>({ kind: 'none' });
  const save = async (answers: Answers) => {
    setState({ kind: 'making' });
    try {
      const response = await call(`/official-forms/${slug}`, { body: { answers } });
      saveFile(await response.blob(), `${slug}.pdf`);
      setState({ kind: 'saved' });
      onSaved?.();
    } catch (error) {
      setState({ kind: 'failed', words: failureOf(error) });
    }
  };
  return { state, save };
}
