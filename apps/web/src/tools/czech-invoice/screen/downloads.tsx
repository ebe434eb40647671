import { invoiceFiles } from '@majak/tools/documents/cz/invoice/files';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { KeepInProfile } from '../../../profile/profile-offer.tsx';
import { SaveError } from '../../documents/save-error.tsx';
import type { LiveInvoice } from './use-invoice.ts';
import { useSaveFile } from './use-save-file.ts';
import type { LiveSavedEntries } from './use-saved-entries.ts';

/** The code for the payment stands on the document; few want it alone. */
const others = invoiceFiles.filter(({ format }) => format !== 'pdf' && format !== 'qr');

type Props = { form: LiveInvoice; kept: LiveSavedEntries };

/** The files. The PDF holds the others inside; they come alone too. */
export function Downloads({ form, kept }: Props) {
  const { state, save, printed } = useSaveFile(form, kept);
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
        {state?.kind === 'doubt' ? (
          <Notice
            kind="error"
            title={state.wrong === 1 ? 'One thing is wrong' : `${state.wrong} things are wrong`}
          >
            <p>
              See{' '}
              <a href="#law" className="link">
                what the law wants
              </a>{' '}
              before you send it.
            </p>
            <Button variant="quiet" onClick={(event) => void save(state.format, event.currentTarget, true)}>
              Download anyway
            </Button>
          </Notice>
        ) : null}
        {state?.kind === 'failed' ? <SaveError words={state.words} /> : null}
      </div>
      <KeepInProfile live={form.live} done={state?.kind === 'saved' && !state.isSample} />
    </div>
  );
}
