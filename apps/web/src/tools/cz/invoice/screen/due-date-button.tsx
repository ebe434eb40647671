import { addDays, isDay } from '@majak/law/dates';
import { parseDay, readableAt } from '@majak/tools/documents/cz/invoice/model/invoice-texts';
import type { LiveInvoice } from './use-invoice.ts';

/** Sets the due date so many days after the day of issue. */
export function DueDateButton({ form, days }: { form: LiveInvoice; days: number }) {
  const issued = parseDay(form.live.typed.issueDate ?? '');
  const due = isDay(issued) ? readableAt('dueDate', addDays(issued, days)) : '';
  return (
    <button
      type="button"
      disabled={!due}
      aria-pressed={due !== '' && form.live.typed.dueDate === due}
      onClick={() => form.live.change('dueDate', due)}
      className="field-edge min-h-10 cursor-pointer px-3.5 text-small aria-pressed:border-text aria-pressed:inset-ring aria-pressed:inset-ring-text"
    >
      {days === 0 ? 'On receipt' : `In ${days} days`}
    </button>
  );
}
