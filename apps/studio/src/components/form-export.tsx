import { formsHandedIn } from '@majak/desk/submissions/forms-handed-in';
import type { ServerProps } from 'payload';
import { FormExportButton } from './form-export-button.tsx';

/** Above the list of requests: a table of everything that was handed in by one form. */
export async function FormExport({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user || user.mustChangePassword || user.role === 'editor') return null;
  const forms = await formsHandedIn(payload);
  return forms.length === 0 ? null : <FormExportButton forms={forms} />;
}
