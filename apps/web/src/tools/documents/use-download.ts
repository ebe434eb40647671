import { useState } from 'react';
import { failureOf } from '../../client/http.ts';
import { saveFile } from '../save-file.ts';
import { type FileRequest, makeFile } from './make-file.ts';

export type Download =
  | { kind: 'making'; format: string }
  | { kind: 'saved'; name: string }
  /** Not saved: more lines are left to fill in than somebody was told. */
  | { kind: 'blank'; blanks: number }
  | { kind: 'failed'; words: string };

/** Has files of a document made, and saves them: none with more lines left to fill in by hand than its button says. */
export function useDownload() {
  const [state, setState] = useState<Download>();
  const save = async (wanted: FileRequest, told: number) => {
    setState({ kind: 'making', format: wanted.format });
    try {
      const { content, name, blanks } = await makeFile(wanted);
      if (blanks > told) return setState({ kind: 'blank', blanks });
      saveFile(content, name);
      setState({ kind: 'saved', name });
    } catch (error) {
      setState({ kind: 'failed', words: failureOf(error) });
    }
  };
  return { state, save };
}
