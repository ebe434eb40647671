import { invoiceFiles } from '@majak/tools/documents/cz/invoice/files';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { KeepInProfile } from '../../../../profile/profile-offer.tsx';
import { SaveError } from '../../../documents/save-error.tsx';
import type { SavedEntries } from './saved-entries.ts';
import type { LiveInvoice } from './use-invoice.ts';
import type { Files } from './use-save-file.ts';
import { FreeNumber } from './used-number.tsx';
import { WrongThings, wrongInWords } from './wrong-things.tsx';

/** The code for the payment stands on the document; few want it alone. */
const others = invoiceFiles.filter(({ format }) => format !== 'pdf' && format !== 'qr');

type Props = { form: LiveInvoice; files: Files; book: SavedEntries };

/** The files. The PDF holds the others inside; they come alone too. */
export function Downloads({ form, files: { state, save, printed }, book }: Props) {
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
        <Button disabled={form.reading.ok && !form.preview.fresh} onClick={printed}>
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
        {state?.kind === 'saved' ? (
          <Notice kind="success">
            <p>{state.words}</p>
            <p className="text-small text-text-muted">{state.proof}</p>
            <Button variant="quiet" onClick={() => form.startOver()}>
              Next invoice
            </Button>
          </Notice>
        ) : null}
        {state?.kind === 'doubt' ? <Doubt {...{ form, save, book }} {...state} /> : null}
        {state?.kind === 'failed' ? <SaveError words={state.words} /> : null}
      </div>
      {state?.kind === 'doubt' ? null : <WrongThings form={form} />}
      <KeepInProfile live={form.live} done={state?.kind === 'saved' && !state.isSample} />
    </div>
  );
}

type DoubtProps = Pick<Props, 'form' | 'book'> & {
  save: Files['save'];
  format: string;
  wrong: number;
  isUsed: boolean;
};

/** Why nothing was saved yet: each thing by its name, with its button. Another press saves it all the same. */
const Doubt = ({ form, book, save, format, wrong, isUsed }: DoubtProps) => (
  <Notice kind="error" title={wrongInWords(wrong + (isUsed ? 1 : 0))}>
    {isUsed ? (
      <p className="flex flex-wrap items-center gap-x-4">
        <a href="#number" className="link">
          Another document has the number {form.live.typed.number} already
        </a>
        <FreeNumber form={form} book={book} />
      </p>
    ) : null}
    <WrongThings form={form} />
    <Button variant="quiet" onClick={(event) => void save(format, event.currentTarget, true)}>
      Download anyway
    </Button>
  </Notice>
);
