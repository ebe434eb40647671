import {
  leftOutInWords,
  readUploads,
  sizeInWords,
  typesInWords,
  type Upload,
  writeUploads,
} from '@majak/tools/form/kinds/uploads';
import { useEffect, useRef, useState } from 'react';
import type { FieldProps } from './field-components.ts';
import { sendUpload, takeBackUpload, Unreachable, UploadRefused } from './send-upload.ts';

/** A file that is on its way. */
export type SendingFile = { name: string; part: number };

type Asked = FieldProps<'uploads'>['field'];

/** The name of a file as it can be shown: nothing in it turns the letters around it. */
const shownName = (name: string): string => name.replace(/\p{C}/gu, '').slice(0, 100);

/** What can be said of a file before it is sent. */
function faultOf({ accept, maxBytes }: Asked, { name, type, size }: File): string | undefined {
  if (size === 0) return `“${shownName(name)}” is empty. Choose another.`;
  if (size > maxBytes)
    return `“${shownName(name)}” has ${sizeInWords(size)}. Choose a file of at most ${sizeInWords(maxBytes)}.`;
  // Some systems do not know a type: the server looks inside.
  return type === '' || accept.includes(type)
    ? undefined
    : `“${shownName(name)}” is of another type. Choose a ${typesInWords(accept)}.`;
}

/** The files of a field: what is there, what is on its way, what was refused, and what was last done, for a reader. */
export function useUploads({ screen, path, field }: Omit<FieldProps<'uploads'>, 'drawing'>) {
  const uploads = readUploads(screen.typed[path] ?? '') ?? [];
  const [sending, setSending] = useState<SendingFile>();
  const [refused, setRefused] = useState<string>();
  const [done, setDone] = useState('');
  const stop = useRef<AbortController>(undefined);
  // What is there now, for files that arrive later.
  const latest = useRef(uploads);
  latest.current = uploads;
  useEffect(() => () => stop.current?.abort(), []);

  const put = (next: readonly Upload[]) => {
    latest.current = [...next];
    screen.change(path, writeUploads(next));
  };
  const sendOne = async (file: File) => {
    const name = shownName(file.name);
    const running = new AbortController();
    stop.current = running;
    setSending({ name, part: 0 });
    const upload = await sendUpload(file, {
      form: screen.form.key,
      field: path,
      onProgress: (part) => setSending({ name, part }),
      signal: running.signal,
    });
    put([...latest.current, upload]);
    setDone(`${upload.name} is attached.`);
  };
  /** What is wrong with a file; nothing once it is sent. @throws Unreachable; AbortError */
  const faultOfSending = async (file: File): Promise<string | undefined> => {
    const fault = faultOf(field, file);
    if (fault) return fault;
    try {
      await sendOne(file);
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      return error.message;
    }
  };
  /** One after the other: what is wrong with one is said, and the next is sent. */
  const send = async (files: readonly File[]) => {
    const said: string[] = [];
    const say = (fault: string) => {
      said.push(fault);
      setRefused(said.join(' '));
    };
    setRefused(undefined);
    try {
      const leftOut: string[] = [];
      for (const file of files) {
        const isFull = latest.current.length >= field.max;
        if (isFull) leftOut.push(`“${shownName(file.name)}”`);
        const fault = isFull ? undefined : await faultOfSending(file);
        if (fault) say(fault);
      }
      if (leftOut.length > 0) say(leftOutInWords(field.max, leftOut));
    } catch (error) {
      if (error instanceof Unreachable) say(error.message);
    } finally {
      setSending(undefined);
    }
  };
  const remove = (upload: Upload) => {
    takeBackUpload(upload);
    put(latest.current.filter(({ id }) => id !== upload.id));
    setRefused(undefined);
    setDone(`${upload.name} is removed.`);
  };
  return { uploads, sending, refused, done, send, remove, stop: () => stop.current?.abort() };
}
