import { useState } from 'react';
import { failureOf } from '../../client/http.ts';
import { saveFile } from '../save-file.ts';
import { type FileRequest, makeFile } from './make-file.ts';

export type Download =
  | { kind: 'making'; format: string }
  | { kind: 'saved'; name: string }
  | { kind: 'failed'; words: string };

/** Has files of a document made, and saves them. */
export function useDownload() {
  const [state, setState] = useState<Download>();
  const save = async (wanted: FileRequest) => {
    setState({ kind: 'making', format: wanted.format });
    try {
      const { content, name } = await makeFile(wanted);
      saveFile(content, name);
      setState({ kind: 'saved', name });
    } catch (error) {
      setState({ kind: 'failed', words: failureOf(error) });
    }
  };
  return { state, save };
}
