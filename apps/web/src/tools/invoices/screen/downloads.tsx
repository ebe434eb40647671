import type { Invoice } from '@majak/tools/documents/invoice/invoice';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useState } from 'react';
import { failureOf } from '../../../client/http.ts';
import { remembered } from './book.ts';
import { checkedFormats, Disagreement, type Format, makeFile } from './make-file.ts';
import { saveFile } from './save-file.ts';
import type { KeptBook } from './use-book.ts';
import type { Form } from './use-invoice.ts';

const others = [
  { format: 'isdoc', label: 'ISDOC' },
  { format: 'facturx', label: 'Factur-X (XML)' },
  { format: 'json', label: 'JSON' },
  { format: 'csv', label: 'CSV' },
] as const satisfies readonly { format: Format; label: string }[];

type State =
  | { kind: 'making'; format: Format }
  | { kind: 'saved'; of: Invoice; words: string }
  | { kind: 'failed'; words: string };

type Props = { form: Form; kept: KeptBook; onFaults: () => void };

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Checks that all documents agree, makes the file, saves it, and remembers who was on it. */
function useSaving({ form, kept, onFaults }: Props) {
  const [state, setState] = useState<State>();
  const save = async (format: Format) => {
    const { reading, look } = form;
    if (!reading.ok) {
      form.tryAll();
      setState(undefined);
      onFaults();
      return;
    }
    const invoice = reading.value;
    setState({ kind: 'making', format });
    try {
      const [same, { content, name }] = await Promise.all([
        checkedFormats(invoice),
        makeFile(format, invoice, look),
      ]);
      saveFile(content, name);
      kept.change((book) => remembered(book, invoice));
      const words = `${name} is saved. Read back and compared: ${list.format(same)} say the same as the page.`;
      setState({ kind: 'saved', of: invoice, words });
    } catch (error) {
      const words = error instanceof Disagreement ? error.message : failureOf(error);
      setState({ kind: 'failed', words });
    }
  };
  return { state, save };
}

/** The files. The PDF holds the others inside; they come alone too. */
export function Downloads(props: Props) {
  const { state, save } = useSaving(props);
  const { reading } = props.form;
  const saved = state?.kind === 'saved' && reading.ok && reading.value === state.of ? state : undefined;
  const making = state?.kind === 'making' ? state.format : undefined;
  return (
    <div className="scripted no-print grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          loading={making === 'pdf'}
          disabled={making !== undefined}
          onClick={() => void save('pdf')}
        >
          Download the PDF
        </Button>
        <Button onClick={() => print()}>Print</Button>
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
            onClick={() => void save(format)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div role="status">
        {saved ? <Notice kind="success">{saved.words}</Notice> : null}
        {state?.kind === 'failed' ? (
          <Notice kind="error" title="Nothing was saved">
            {state.words} What you entered is kept.
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
