import { invoiceOpening } from '@majak/tools/documents/cz/invoice/files';
import { readInvoice } from '@majak/tools/documents/cz/invoice/model/invoice';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { Button } from '@majak/ui/button';
import { OpenButton, OpenFileNotice } from '../../../documents/open-file.tsx';
import { ReplacedNotice } from '../../../documents/replaced-notice.tsx';
import { useOpenFile } from '../../../documents/use-open-file.ts';
import { OtherDrafts } from './other-drafts.tsx';
import { splitAppearance } from './split-appearance.ts';
import type { LiveInvoice } from './use-invoice.ts';

/** On top of the form: what can be done instead of filling it in, and what has just been done to it. */
export function StartActions({ form }: { form: LiveInvoice }) {
  const opening = useOpenFile(invoiceOpening, form.put);
  const sample = () =>
    form.put(sampleOf(form.seen.regime, form.today), 'This is a sample: its names are invented.');
  return (
    <div className="scripted grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <OpenButton opening={opening} what="invoice" endings={invoiceOpening.endings} />
        <Button variant="quiet" onClick={sample}>
          See a sample
        </Button>
        <Button variant="quiet" onClick={form.startOver}>
          Start over
        </Button>
      </div>
      <p className="text-small text-text-muted">
        {invoiceOpening.says} You can also drop the file anywhere on the page.
      </p>
      <OpenFileNotice opening={opening} what="invoice" />
      <ReplacedNotice live={form.live} />
      <OtherDrafts form={form} />
      <Stale form={form} />
    </div>
  );
}

/** A draft of another day: its dates can be moved to today at once. */
function Stale({ form }: { form: LiveInvoice }) {
  const { reading, asked, today } = form;
  if (!reading.ok || reading.value.issueDate === today) return null;
  const move = async () => {
    const { withNewDates } = await import('@majak/tools/documents/cz/invoice/model/derived-invoices');
    const read = readInvoice(splitAppearance(asked).given);
    if (read.ok) form.put(withNewDates(read.value, today), 'The dates are now today’s.');
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-text-muted">
      The date of issue isn’t today.
      <Button variant="quiet" className="min-h-10" onClick={() => void move()}>
        Use today’s dates
      </Button>
    </p>
  );
}
