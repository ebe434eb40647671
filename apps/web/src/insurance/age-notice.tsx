import { ageMessages } from '@majak/tools/insurance/insurance-form';
import { Button } from '@majak/ui/button';
import { formatDate } from '@majak/ui/format-date';
import { Notice } from '@majak/ui/notice';
import type { QuestionsView } from './flow.ts';
import { carried } from './insurance-address.ts';

type Props = NonNullable<QuestionsView['ages']> & { action: string };

/** Two ages that do not agree, with a button that mends either. */
export const AgeNotice = ({ selected, born, bornOn, action }: Props) => (
  <Notice kind="error" title={ageMessages.title} className="mb-6">
    <p>
      You selected {selected}. Born on {formatDate(bornOn)}, the insured is {born} on the first day of the
      insurance, and the price depends on the age.
    </p>
    <div className="mt-3 flex flex-wrap gap-3">
      {born > 0 ? (
        <Button type="submit" name={carried.intent} value="correct-age" formAction={action}>
          Change the age to {born}
        </Button>
      ) : null}
      <Button type="submit" name={carried.intent} value="correct-birth" formAction={action}>
        Change the year of birth to {Number(bornOn.slice(0, 4)) + born - selected}
      </Button>
    </div>
  </Notice>
);
