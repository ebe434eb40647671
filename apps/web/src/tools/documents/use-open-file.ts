import type { Opening } from '@majak/tools/documents/document';
import { useEffect, useRef, useState } from 'react';

export type LiveOpening = {
  /** What could not be taken over, or why nothing was opened. */
  says: { kind: 'error' | 'info'; lines: readonly string[] } | undefined;
  open: (file: File | undefined) => Promise<void>;
  /** Whether a file is held over the page. */
  over: boolean;
};

/** Opens a document from a file it was written to: by a button, or dropped anywhere on the page. @param put Takes it over. */
export function useOpenFile<Content>(
  opening: Opening<Content>,
  put: (content: Content, says: string) => void,
): LiveOpening {
  const [says, setSays] = useState<LiveOpening['says']>();
  const refuse = (why: string) =>
    setSays({ kind: 'error', lines: [why, 'What you had entered is still here.'] });
  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > opening.maxBytes)
      return refuse(`The file is larger than ${opening.maxBytes / 1024 ** 2} MB.`);
    try {
      const read = await opening.open(new Uint8Array(await file.arrayBuffer()), file.name);
      if (!read.ok) return refuse(read.error);
      const { content, notes } = read.value;
      setSays(notes.length > 0 ? { kind: 'info', lines: notes } : undefined);
      put(content, `${file.name} is open.`);
    } catch {
      refuse('The file could not be read. Choose a file, not a folder, and try again.');
    }
  };
  return { says, open, over: useDropped((file) => void open(file)) };
}

/** Takes a file that is dropped on the page. @returns whether one is held over it. */
function useDropped(take: (file: File | undefined) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    // A field for files takes what is dropped on it itself.
    const files = ({ dataTransfer, target }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true &&
      !(target instanceof HTMLInputElement && target.type === 'file');
    const drag = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current(event.dataTransfer?.files[0]);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('dragover', drag, { signal });
    addEventListener('dragleave', drag, { signal });
    addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return over;
}
