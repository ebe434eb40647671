import { fileFault } from '@majak/tools/form/kinds/file';
import { Button } from '@majak/ui/button';
import { describedBy, Field } from '@majak/ui/field';
import { useRef, useState } from 'react';
import { controlProps, type FieldProps } from './field-components.ts';

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The name of a file as it can be shown: nothing in it turns the letters around it. */
const shownName = (name: string): string => name.replace(/\p{C}/gu, '').slice(0, 100);

/** A small file that travels with the answers. A plain post carries none: without a script it is not asked for. */
export function FileField(props: FieldProps<'file'>) {
  const { screen, path, field } = props;
  const { id, label, hint, error, optional, value, onBlur } = controlProps(props);
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string>();
  const put = (text: string, called = '') => {
    setRefused(undefined);
    setName(called);
    screen.change(path, text);
  };
  // One that is not taken is not read either: it may be larger than a browser can hold.
  const take = async (file: File | undefined) => {
    if (!file) return;
    const fault = fileFault(field, file);
    if (fault) return setRefused(fault);
    try {
      const text = await dataUrlOf(file);
      if (input.current?.files?.[0] === file) put(text, shownName(file.name));
    } catch {
      setRefused('We can’t read this file. Choose another one.');
    }
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    put('');
  };
  const said = refused ?? error;
  return (
    <div className="scripted">
      <Field {...{ id, label, hint, optional, error: said }}>
        <input
          ref={input}
          type="file"
          id={id}
          accept={field.accept.join(',')}
          aria-describedby={describedBy(id, { hint, error: said })}
          aria-invalid={said ? true : undefined}
          onBlur={onBlur}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
          className="min-h-12 w-full py-2 file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-sm file:border file:border-edge file:bg-surface-raised file:px-3 file:text-text"
        />
        {value ? (
          <p className="flex flex-wrap items-center gap-x-4">
            <span className="min-w-0 wrap-anywhere">{name || 'A file is attached.'}</span>
            <Button variant="quiet" onClick={remove}>
              Remove the file
            </Button>
          </p>
        ) : null}
      </Field>
    </div>
  );
}
