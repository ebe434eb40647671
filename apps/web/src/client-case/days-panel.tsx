import type { ClientView } from '@majak/desk/cases/client-view';
import { answersToTexts, formatTexts } from '@majak/tools/form/field-texts';
import { Details } from '@majak/ui/details';
import { ChangeForm } from './change-form.tsx';
import { clientChanges } from './client-changes.ts';
import type { RefusedChange } from './refused-change.ts';

type Props = { days: ClientView['days']; pageKey: string; refused?: RefusedChange | undefined };

/** Days that its client knows before we do, and from which the law counts. */
export function DaysPanel({ days, ...page }: Props) {
  const { form } = clientChanges.days;
  const known = formatTexts(form.fields, answersToTexts(form.fields, days));
  return (
    <section className="no-print">
      <h3 className="mb-2 text-heading">Your dates</h3>
      <p className="max-w-measure">
        Tell us when you arrived, when you’re invited for your fingerprints, and when your card and your
        insurance run out. You’ll see what has to be done and when, here and in your calendar.
      </p>
      <div className="mt-4 max-w-measure">
        <Details summary="Enter your days" open={page.refused?.change === 'days'}>
          <div className="text-text">
            <ChangeForm change="days" id="days" starts={known} {...page}>
              Save the days
            </ChangeForm>
          </div>
        </Details>
      </div>
    </section>
  );
}
