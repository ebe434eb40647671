import { type Invoice, readInvoice } from '@majak/tools/documents/invoice/model/invoice';
import { givenFrom, type Typed } from '@majak/tools/documents/invoice/model/typed';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useState } from 'react';
import { failureOf } from '../../../client/http.ts';
import { saveFile } from '../../save-file.ts';
import { isSample, remembered } from './book.ts';
import { checkedFormats, Disagreement, type Format, makeFile } from './make-file.ts';
import type { KeptBook } from './use-book.ts';
import type { Form } from './use-invoice.ts';
import type { Pages } from './use-pages.ts';

const others = [
  { format: 'isdoc', label: 'ISDOC' },
  { format: 'facturx', label: 'Factur-X (XML)' },
  { format: 'json', label: 'JSON' },
  { format: 'csv', label: 'CSV' },
] as const satisfies readonly { format: Format; label: string }[];

type State =
  | { kind: 'making'; format: Format }
  | { kind: 'saved'; of: Typed; words: string; proof: string }
  | { kind: 'doubt'; of: Typed; format: Format; wrong: number }
  | { kind: 'failed'; words: string };

type Props = { form: Form; kept: KeptBook; pages: Pages; onFaults: () => void };

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Checks that all documents agree, makes the file, saves it, and remembers who was on it. */
function useSaving({ form, kept, onFaults }: Props) {
  const [state, setState] = useState<State>();
  /** The invoice as its fields stand now, or every fault shown. */
  const read = (): Invoice | undefined => {
    const reading = readInvoice(givenFrom(form.typed));
    if (reading.ok) return reading.value;
    form.tryAll();
    setState(undefined);
    onFaults();
    return undefined;
  };
  const save = async (format: Format, pressed: HTMLElement, sure = false) => {
    const { look, typed } = form;
    const invoice = read();
    if (!invoice) return;
    setState({ kind: 'making', format });
    try {
      const [{ same, wrong }, { content, name }] = await Promise.all([
        checkedFormats(invoice),
        makeFile(format, invoice, look),
      ]);
      if (!sure && wrong > 0) return setState({ kind: 'doubt', of: typed, format, wrong });
      saveFile(content, name);
      if (!isSample(invoice)) kept.change((book) => remembered(book, invoice));
      const words = `Saved as ${name}.`;
      const compared = format === 'pdf' ? ['PDF', ...same] : same;
      const proof = `Read back and compared: ${list.format(compared)} say the same as the page.`;
      const sample = isSample(invoice) ? ' A sample is not remembered.' : '';
      setState({ kind: 'saved', of: typed, words: words + sample, proof });
    } catch (error) {
      const words = error instanceof Disagreement ? error.message : failureOf(error);
      setState({ kind: 'failed', words });
    } finally {
      // A button that waits cannot hold the focus.
      requestAnimationFrame(() => pressed.focus({ preventScroll: true }));
    }
  };
  const printed = () => {
    if (read()) print();
  };
  return { state, save, printed };
}

/** The files. The PDF holds the others inside; they come alone too. */
export function Downloads(props: Props) {
  const { form, kept, pages } = props;
  const { state, save, printed } = useSaving(props);
  const saved = state?.kind === 'saved' && form.typed === state.of ? state : undefined;
  const doubt = state?.kind === 'doubt' && form.typed === state.of ? state : undefined;
  const making = state?.kind === 'making' ? state.format : undefined;
  return (
    <div className="scripted no-print grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          loading={making === 'pdf'}
          disabled={making !== undefined}
          onClick={(event) => void save('pdf', event.currentTarget)}
        >
          Download the PDF
        </Button>
        <Button disabled={form.reading.ok && !pages.fresh} onClick={printed}>
          Print
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="text-small text-text-muted">Also as</span>
        {others.map(({ format, label }) => (
          <Button
            key={format}
            variant="quiet"
            className="min-h-10"
            loading={making === format}
            disabled={making !== undefined}
            onClick={(event) => void save(format, event.currentTarget)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div role="status">
        {saved ? (
          <Notice kind="success">
            <p>{saved.words}</p>
            <p className="text-small text-text-muted">{saved.proof}</p>
            <Button variant="quiet" onClick={() => form.startOver(kept.book)}>
              Next invoice
            </Button>
          </Notice>
        ) : null}
        {doubt ? (
          <Notice
            kind="error"
            title={doubt.wrong === 1 ? 'One thing is wrong' : `${doubt.wrong} things are wrong`}
          >
            <p>
              See{' '}
              <a href="#law" className="link">
                what the law wants
              </a>{' '}
              before you send it.
            </p>
            <Button variant="quiet" onClick={(event) => void save(doubt.format, event.currentTarget, true)}>
              Download anyway
            </Button>
          </Notice>
        ) : null}
        {state?.kind === 'failed' ? (
          <Notice kind="error" title="Nothing was saved">
            {state.words} What you entered is kept.
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
