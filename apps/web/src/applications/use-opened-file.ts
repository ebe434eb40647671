import { answersToTexts, formatTexts } from '@majak/tools/form/field-texts';
import type { Form } from '@majak/tools/form/form';
import { useEffect, useState } from 'react';
import { unknownNotes } from '../form/unknown-notes.ts';
import type { LiveForm } from '../form/use-form.ts';
import { takeFile } from './opened-file.ts';

/** What is said of a file that was opened, or of one that could not be. */
export type FileNotice = { kind: 'info' | 'error'; lines: readonly string[] };

/** Takes over a saved file that was chosen on the start page. What was there before can be had back. */
export function useOpenedFile(form: Form, slug: string, live: LiveForm): FileNotice | undefined {
  const [notice, setNotice] = useState<FileNotice>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on waking up
  useEffect(() => {
    const text = takeFile(slug);
    if (text === undefined) return;
    void import('@majak/tools/form/saved-file').then(({ readSavedFile }) => {
      const read = readSavedFile(form, text);
      if (!read.ok) return setNotice({ kind: 'error', lines: [read.error] });
      const { answers, unknown } = read.value;
      live.replace(formatTexts(form.fields, answersToTexts(form.fields, answers)), 'Your file is open.');
      setNotice({ kind: 'info', lines: ['Your file is open.', ...unknownNotes(unknown)] });
    });
  }, []);
  return notice;
}
