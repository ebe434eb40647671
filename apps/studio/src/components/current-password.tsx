'use client';

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** On an account whose password or e-mail is being changed: the proof that it is really the person who is signed in. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { id } = useDocumentInfo();
  const changing = useFormFields(
    ([fields]) => fields.password !== undefined || fields.email?.value !== fields.email?.initialValue,
  );
  if (id === undefined || !changing) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label }}
      path={path}
    />
  );
}
