import { sampleOf } from '@majak/tools/documents/invoice/model/sample';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Book } from './book.ts';
import type { Form } from './use-invoice.ts';

const maxBytes = 20 * 1024 * 1024;

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
  const refuse = (why: string) =>
    setSays({ kind: 'error', lines: [why, 'What you had entered is still here.'] });
  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxBytes) return refuse('The file is larger than 20 MB.');
    try {
      const { openInvoiceFile } = await import('@majak/tools/documents/invoice/reading/open-file');
      const read = await openInvoiceFile(new Uint8Array(await file.arrayBuffer()), file.name);
      if (!read.ok) return refuse(read.error);
      const { invoice, notes } = read.value;
      setSays(notes.length > 0 ? { kind: 'info', lines: notes } : undefined);
      form.replace(invoice, `${file.name} is open.`);
    } catch {
      refuse('The file could not be read. Choose a file, not a folder, and try again.');
    }
  };
  const latest = useRef(open);
  latest.current = open;
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
      <Opened says={opening.says} />
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

/** What came of a file. It comes into view, wherever it was dropped. */
function Opened({ says }: Pick<Opening, 'says'>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (says?.kind === 'error') notice.current?.scrollIntoView({ block: 'center' });
  }, [says]);
  if (!says) return null;
  return (
    <div ref={notice}>
      <Notice kind={says.kind} role="status">
        {says.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
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
        <div className="flex flex-wrap gap-x-5">
          <Button variant="quiet" onClick={replaced.undo}>
            Back to what was here
          </Button>
          <Button variant="quiet" onClick={replaced.dismiss}>
            Go on with this
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** A draft of another day: its dates can be moved to today at once. */
function Stale({ form }: { form: Form }) {
  const { reading, today } = form;
  if (!reading.ok || reading.value.issueDate === today) return null;
  const move = async () => {
    const { redated } = await import('@majak/tools/documents/invoice/model/derived');
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
