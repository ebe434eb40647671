'use client';

import { weaknessOf } from '@majak/desk/content/collections/password-weakness';
import type { User } from '@majak/desk/payload-types';
import { useAuth, useField, useFormFields } from '@payloadcms/ui';
import { useCallback } from 'react';

type Account = { password?: unknown; email?: unknown; name?: unknown };

/** Why the password of an account would be refused; nothing where none is being changed. */
const refusalOf = ({ password, email, name }: Account): string | undefined =>
  typeof password === 'string' && password !== ''
    ? weaknessOf(
        password,
        [email, name].filter((text) => typeof text === 'string'),
      )
    : undefined;

/**
 * On an account: what to do for whoever still signs in with a one-time password, and why a new password would be refused,
 * as it is typed. A weak one isn't sent at all: the form would come back without it.
 */
export function PasswordNotice() {
  const { user } = useAuth<User>();
  const refusal = useFormFields(([{ password, email, name }]) =>
    refusalOf({ password: password?.value, email: email?.value, name: name?.value }),
  );
  const validate = useCallback(() => refusal ?? true, [refusal]);
  useField({ path: 'passwordStrength', validate });
  if (refusal)
    return (
      <p className="password-notice" role="alert">
        {refusal}
      </p>
    );
  if (!user?.mustChangePassword) return null;
  return (
    <p className="password-notice" role="status">
      Press Change Password above, type a new one twice, and save. It needs at least twelve characters; three
      or four unrelated words make a good one. Everything else opens after that.
    </p>
  );
}
