import { sampleOf } from '@majak/tools/documents/invoice/sample';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Book } from './book.ts';
import type { Form } from './use-invoice.ts';

type Opening = {
  /** What could not be taken over, or why nothing was opened. */
  says: { kind: 'error' | 'info'; lines: readonly string[] } | undefined;
  open: (file: File | undefined) => Promise<void>;
  /** Whether a file is held over the page. */
  over: boolean;
};

/** Opens an invoice from its own PDF, ISDOC or JSON: by a button, or dropped anywhere on the page. */
export function useOpening(form: Form): Opening {
  const [says, setSays] = useState<Opening['says']>();
  const [over, setOver] = useState(false);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { openInvoiceFile } = await import('@majak/tools/documents/invoice/open-file');
    const read = await openInvoiceFile(new Uint8Array(await file.arrayBuffer()), file.name);
    if (!read.ok) {
      setSays({ kind: 'error', lines: [read.error, 'What you had entered is still here.'] });
      return;
    }
    const { invoice, notes } = read.value;
    setSays(notes.length > 0 ? { kind: 'info', lines: notes } : undefined);
    form.replace(invoice, `${file.name} is open.`);
  };
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const files = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const drag = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(false);
      void latest.current(event.dataTransfer?.files[0]);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('dragover', drag, { signal });
    addEventListener('dragleave', drag, { signal });
    addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return { says, open, over };
}

type Props = { form: Form; book: Book; opening: Opening };

/** On top of the form: what can be done instead of filling it in, and what has just been done to it. */
export function Beginning({ form, book, opening }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const { regime } = form.shown.drawn;
  return (
    <div className="scripted grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button onClick={() => file.current?.click()}>Open an invoice</Button>
        <Button
          variant="quiet"
          onClick={() =>
            form.replace(sampleOf(regime, form.today), 'This is a sample: its names are invented.')
          }
        >
          See a sample
        </Button>
        <Button variant="quiet" onClick={() => form.startOver(book)}>
          Start over
        </Button>
        <input
          ref={file}
          type="file"
          tabIndex={-1}
          aria-label="Invoice to open"
          accept=".pdf,.isdoc,.isdocx,.json,.xml"
          className="sr-only"
          onChange={(event) => {
            void opening.open(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p className="text-small text-text-muted">
        Opens a PDF that was made here, ISDOC or JSON. You can also drop the file anywhere on the page.
      </p>
      {opening.says ? (
        <Notice kind={opening.says.kind} role="status">
          {opening.says.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      ) : null}
      <Replaced form={form} />
      <Stale form={form} />
      {opening.over ? (
        <p className="fixed inset-4 z-30 grid place-content-center rounded-lg border-2 border-dashed border-edge bg-surface-raised text-heading">
          Drop the invoice to open it
        </p>
      ) : null}
    </div>
  );
}

/** What has just taken the place of the form, and the way back. It comes into view, wherever the reader was. */
function Replaced({ form: { replaced } }: { form: Form }) {
  const notice: RefObject<HTMLDivElement | null> = useRef(null);
  const says = replaced?.says;
  useEffect(() => {
    if (!says) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [says]);
  if (!replaced) return null;
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice role="status">
        <p>{replaced.says}</p>
        <Button variant="quiet" onClick={replaced.undo}>
          Back to what was here
        </Button>
      </Notice>
    </div>
  );
}

/** A draft of another day: its dates can be moved to today at once. */
function Stale({ form }: { form: Form }) {
  const { reading, today } = form;
  if (!reading.ok || reading.value.issueDate === today || form.replaced) return null;
  const move = async () => {
    const { redated } = await import('@majak/tools/documents/invoice/derived');
    form.replace(redated(reading.value, today), 'The dates are of today.');
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-text-muted">
      The date of issue is not today.
      <Button variant="quiet" className="min-h-10" onClick={() => void move()}>
        Use today’s dates
      </Button>
    </p>
  );
}
