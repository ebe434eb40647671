import { Button } from '@majak/ui/button';
import { DeleteButton } from './delete-button.tsx';
import { draftName, draftWhen } from './told-draft.ts';
import type { OtherDraft } from './use-drafts.ts';
import type { LiveInvoice } from './use-invoice.ts';

const toldOf = (draft: OtherDraft) => [draftName(draft), draftWhen(draft)].filter(Boolean).join(', ');

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
              {draftName(draft)} <span className="text-small text-text-muted">{draftWhen(draft)}</span>
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
                <DeleteButton name={toldOf(draft)} onForget={() => forget(draft.slot)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
