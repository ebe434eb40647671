'use client';

import type { User } from '@majak/desk/payload-types';
import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** On an account whose password or e-mail is being changed: the proof that it is really the person who is signed in. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { id } = useDocumentInfo();
  const { user } = useAuth<User>();
  const changing = useFormFields(
    ([fields]) => fields.password !== undefined || fields.email?.value !== fields.email?.initialValue,
  );
  // Whoever still has a one-time password typed it a moment ago.
  if (id === undefined || !changing || !user || user.mustChangePassword) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label }}
      path={path}
    />
  );
}
