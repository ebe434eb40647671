import type { Answers } from '@majak/tools/form/field';
import { useState } from 'react';
import { call, failureOf } from '../../client/http.ts';
import { saveFile } from '../save-file.ts';

type State = { kind: 'making' } | { kind: 'saved'; name: string } | { kind: 'failed'; words: string };

const nameIn = (response: Response): string | undefined =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];

/** Has the PDF of a document made, and saves it. */
export function useDownload(slug: string) {
  const [state, setState] = useState<State>();
  const save = async (given: Answers) => {
    setState({ kind: 'making' });
    try {
      const response = await call(`/documents/${slug}/pdf`, { body: given });
      const name = nameIn(response) ?? `${slug}.pdf`;
      saveFile(await response.blob(), name);
      setState({ kind: 'saved', name });
    } catch (error) {
      setState({ kind: 'failed', words: failureOf(error) });
    }
  };
  return { state, save };
}
