import type { FieldTexts } from '@majak/tools/form/field-texts';
import { Button } from '@majak/ui/button';
import { unbroken } from '@majak/ui/unbroken';
import { allFieldComponents } from '../form/all-field-components.ts';
import { FaultsList } from '../form/faults-list.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { withFieldErrors } from '../form/use-form-validation.ts';
import { withdrawForm } from './withdraw-form.ts';

const drawing = { kinds: allFieldComponents };

type Props = {
  /** Back to what was ordered. */
  home: string;
  statement: string;
  /** What becomes of it, and of the money. */
  next: string;
  typed: FieldTexts;
  said: Readonly<Record<string, string>>;
};

/** What is said when somebody withdraws, and the button that does it. */
export function WithdrawScreen({ home, statement, next, typed, said }: Props) {
  const live = useForm(withdrawForm, { id: 'withdraw', typed, said });
  const screen = withFieldErrors(live, []);
  return (
    <form id="withdraw" method="post" noValidate>
      <div className="not-empty:mb-7">
        <FaultsList live={live} faults={[]} />
      </div>
      <blockquote className="mb-7 border-l-4 border-line pl-4 text-lead">{statement}</blockquote>
      <div className="grid gap-6">
        <FormFields screen={screen} drawing={drawing} fields={withdrawForm.fields} />
      </div>
      <p className="mt-6 max-w-measure">
        {unbroken(next)} You get a receipt with the day and the time, here and by e-mail. A withdrawal can’t
        be taken back.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary">
          Confirm withdrawal
        </Button>
        <a href={home} className="link inline-flex min-h-11 items-center">
          Keep the contract
        </a>
      </div>
    </form>
  );
}
