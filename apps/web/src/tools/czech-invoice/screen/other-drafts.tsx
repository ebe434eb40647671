import { isDay } from '@majak/law/dates';
import { Button } from '@majak/ui/button';
import { formatDate } from '@majak/ui/format-date';
import { DeleteButton } from './delete-button.tsx';
import type { OtherDraft } from './use-drafts.ts';
import type { LiveInvoice } from './use-invoice.ts';

/** What a draft is called: its number, and for whom it is by now. */
function nameOf({ typed }: OtherDraft): string {
  const who = typed['customer.name']?.trim() || typed['lines.0.description']?.trim().split('\n')[0];
  return [typed.number?.trim() || 'A draft without a number', who].filter(Boolean).join(' for ');
}

const whenOf = ({ day, isOpen }: OtherDraft): string =>
  [isOpen ? 'open in another tab' : '', day && isDay(day) ? `typed on ${formatDate(day)}` : '']
    .filter(Boolean)
    .join(', ');

/** Drafts beside the one of this tab, with the ways to go on with one: none replaces another by itself. */
export function OtherDrafts({ form: { drafts, copyDraft } }: { form: LiveInvoice }) {
  const { others, goOn, forget } = drafts;
  if (others.length === 0) return null;
  return (
    <details open={others.length < 4} className="rounded-lg border border-line px-4 py-3">
      <summary className="cursor-pointer font-semibold">
        {others.length === 1 ? '1 other draft' : `${others.length} other drafts`} in this browser
      </summary>
      <ul className="mt-1">
        {others.map((draft) => (
          <li key={draft.slot} className="flex flex-wrap items-center gap-x-4 border-t border-line py-1.5">
            <span className="min-w-0 flex-1 break-words">
              {nameOf(draft)} <span className="text-small text-text-muted">{whenOf(draft)}</span>
            </span>
            {draft.isOpen ? (
              <Button variant="quiet" className="min-h-10 text-small" onClick={() => copyDraft(draft)}>
                Copy it here
              </Button>
            ) : (
              <>
                <Button variant="quiet" className="min-h-10 text-small" onClick={() => void goOn(draft.slot)}>
                  Continue with it
                </Button>
                <DeleteButton name={nameOf(draft)} onForget={() => forget(draft.slot)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
