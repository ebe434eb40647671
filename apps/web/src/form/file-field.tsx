import { Button } from '@majak/ui/button';
import { describedBy, Field } from '@majak/ui/field';
import { useState } from 'react';
import { controlOf, type FieldProps } from './drawing.ts';

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** A small file that travels with the answers. A plain post carries none: without a script it is not asked for. */
export function FileField(props: FieldProps<'file'>) {
  const { screen, path, field } = props;
  const { id, label, hint, error, optional, value, onBlur } = controlOf(props);
  const [name, setName] = useState('');
  const [unread, setUnread] = useState(false);
  const take = (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    dataUrlOf(file).then(
      (text) => {
        setUnread(false);
        screen.change(path, text);
      },
      () => setUnread(true),
    );
  };
  return (
    <div className="scripted">
      <Field
        {...{ id, label, hint, optional }}
        error={unread ? 'This file cannot be read. Choose another.' : error}
      >
        <input
          type="file"
          id={id}
          accept={field.accept.join(',')}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error || unread ? true : undefined}
          onBlur={onBlur}
          onChange={(event) => take(event.currentTarget.files?.[0])}
          className="min-h-12 w-full py-2 file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-sm file:border file:border-edge file:bg-surface-raised file:px-3 file:text-text"
        />
        {value ? (
          <p className="flex flex-wrap items-center gap-x-4">
            {name || 'A file is attached.'}
            <Button variant="quiet" onClick={() => screen.change(path, '')}>
              Remove the file
            </Button>
          </p>
        ) : null}
      </Field>
    </div>
  );
}
