import { sizeInWords, typeInWords, typesInWords, type Upload } from '@majak/tools/form/kinds/uploads';
import { Button } from '@majak/ui/button';
import { describedBy, Field } from '@majak/ui/field';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { controlProps, type FieldProps } from './field-components.ts';
import { fileControl } from './file-control.ts';
import { type SendingFile, useUploads } from './use-uploads.ts';

/** What can be chosen: `PDF, JPEG or PNG, up to 10 MB each, at most 3 files`. */
function takenInWords({ accept, maxBytes, max }: FieldProps<'uploads'>['field']): string {
  const size = `up to ${sizeInWords(maxBytes)}`;
  return `${typesInWords(accept)}, ${max === 1 ? size : `${size} each, at most ${max} files`}.`;
}

/**
 * Files that are sent as soon as they are chosen or dropped, one after the other. Without a script the control itself
 * goes with the form, and the page comes back with what was kept of it.
 */
export function UploadField(props: FieldProps<'uploads'>) {
  const { field } = props;
  const { id, name, label, hint, error, optional, value, onBlur } = controlProps(props);
  const { uploads, sending, refused, done, send, remove, stop } = useUploads(props);
  const input = useRef<HTMLInputElement>(null);
  const said = refused ?? error;
  const words = [hint, takenInWords(field)].filter(Boolean).join(' ');
  const choose = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    // Sent by itself: the form does not carry it once more.
    if (input.current) input.current.value = '';
    if (chosen.length > 0) void send(chosen);
  };
  return (
    <Field {...{ id, label, optional, error: said }} hint={words}>
      <input type="hidden" name={name} value={value} />
      <DropArea onDrop={choose}>
        <input
          ref={input}
          type="file"
          id={id}
          name={fileControl.nameOf(name)}
          accept={field.accept.join(',')}
          multiple={field.max > 1}
          disabled={sending !== undefined}
          aria-describedby={describedBy(id, { hint: words, error: said })}
          aria-invalid={said ? true : undefined}
          onBlur={onBlur}
          onChange={(event) => choose(event.currentTarget.files)}
          className="min-h-12 w-full min-w-0 py-2 file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-sm file:border file:border-edge file:bg-surface-raised file:px-3 file:text-text"
        />
        {sending ? <Progress sending={sending} onStop={stop} /> : null}
      </DropArea>
      <UploadList
        {...{ uploads, path: props.path }}
        onRemove={(upload) => {
          remove(upload);
          input.current?.focus();
        }}
      />
      <p role="status" className="sr-only">
        {sending ? `Sending ${sending.name}` : done}
      </p>
    </Field>
  );
}

function DropArea({ onDrop, children }: { onDrop: (files: FileList) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    // What can be dropped here can be chosen with the control inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to use the control inside
    <div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        onDrop(event.dataTransfer.files);
      }}
      className={`grid gap-2 rounded-sm border border-dashed px-4 py-2 ${over ? 'border-text bg-surface-sunk' : 'border-edge'}`}
    >
      {children}
    </div>
  );
}

const Progress = ({ sending: { name, part }, onStop }: { sending: SendingFile; onStop: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
    <span className="min-w-0 wrap-anywhere">Sending {name}</span>
    <progress className="h-2 min-w-24 flex-1" value={part} max={1} aria-label={`Sending ${name}`} />
    <Button variant="quiet" onClick={onStop}>
      Stop
    </Button>
  </div>
);

type ListProps = { uploads: readonly Upload[]; path: string; onRemove: (upload: Upload) => void };

const UploadList = ({ uploads, path, onRemove }: ListProps) =>
  uploads.length === 0 ? null : (
    <ul className="border-t border-line">
      {uploads.map((upload, at) => (
        <li
          key={upload.id}
          className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line"
        >
          <span className="min-w-0 wrap-anywhere">
            {upload.name}{' '}
            <span className="text-small text-text-muted">
              {typeInWords(upload.type)}, {sizeInWords(upload.size)}
            </span>
          </span>
          {/* Without a script it sends the form, which comes back without the file. */}
          <Button
            variant="quiet"
            type="submit"
            name="remove"
            value={`${path}.${at}`}
            formNoValidate
            onClick={(event) => {
              event.preventDefault();
              onRemove(upload);
            }}
          >
            Remove<span className="sr-only"> {upload.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
