import { trackingForm } from '@majak/tools/cases/tracking-form';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { FaultsList } from '../form/faults-list.tsx';
import type { FieldComponents } from '../form/field-components.ts';
import { FormFields } from '../form/form-fields.tsx';
import { SingleLineField } from '../form/single-line-field.tsx';
import { useForm } from '../form/use-form.ts';
import { withFieldErrors } from '../form/use-form-validation.ts';
import { casePath } from './case-address.ts';
import type { Tracked } from './load-cases.ts';

const drawing: FieldComponents = { kinds: { text: SingleLineField } };

type Props = Partial<Pick<Tracked, 'typed' | 'said' | 'notice'>>;

/** Asks for a number and a proof: a plain form, since the answer is a page. */
export function TrackerForm({ typed = {}, said = {}, notice }: Props) {
  const live = useForm(trackingForm, { id: 'tracker', prefix: 'tracker-', typed, said });
  return (
    <form
      id="tracker"
      method="post"
      action={casePath}
      noValidate
      className="no-print grid max-w-measure gap-6"
    >
      {notice ? (
        <Notice kind="error" role="alert">
          <p>{notice}</p>
        </Notice>
      ) : null}
      {Object.keys(said).length > 0 ? <FaultsList live={live} faults={[]} /> : null}
      <FormFields screen={withFieldErrors(live, [])} drawing={drawing} fields={trackingForm.fields} />
      <Button type="submit" variant="primary" className="justify-self-start">
        Show my case
      </Button>
      <p className="text-small text-text-muted">
        Or{' '}
        <a href="/client-area" className="link">
          sign in
        </a>{' '}
        with your e-mail address: you see all your cases, with messages and files.
      </p>
    </form>
  );
}
