import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { FaultsList } from '../form/faults-list.tsx';
import type { FieldComponents } from '../form/field-components.ts';
import { FormFields } from '../form/form-fields.tsx';
import { SingleLineField } from '../form/single-line-field.tsx';
import { useForm } from '../form/use-form.ts';
import { withFieldErrors } from '../form/use-form-validation.ts';
import type { SignInView } from './load-sign-in.ts';
import { signInForm } from './sign-in-form.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const drawing: FieldComponents = { kinds: { text: SingleLineField } };

type Props = Omit<Extract<SignInView, { typed: unknown }>, 'status' | 'retryAfterS'> & { action: string };

/** Asks where the link goes: a plain form, which needs no script. */
export function AddressQuestion({ action, typed, said, notice }: Props) {
  const live = useForm(signInForm, { id: 'sign-in', prefix: 'sign-in-', typed, said });
  return (
    <SignInFrame title="Sign in" lead="We’ll send you a link. There’s no password to remember.">
      {notice ? (
        <Notice kind="error" role="alert">
          <p>{notice}</p>
        </Notice>
      ) : null}
      {Object.keys(said).length > 0 ? <FaultsList live={live} faults={[]} /> : null}
      <form id="sign-in" method="post" action={action} noValidate className="grid gap-6">
        <FormFields screen={withFieldErrors(live, [])} drawing={drawing} fields={signInForm.fields} />
        <Button type="submit" variant="primary" className="justify-self-start">
          Send me a link
        </Button>
      </form>
      <p className="text-small text-text-muted">
        Use the address you gave us in your request: it’s how we know which cases are yours.
      </p>
    </SignInFrame>
  );
}
