import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload';
import type { User } from '../../payload-types.ts';
import { isCurrentPassword, passwordFault, refuseWeak, requireCurrentPassword } from './users-password.ts';

const chosenPassword = (data: Partial<User> | undefined): string | undefined => data?.password || undefined;

/** Whether a change gives somebody another way in: a password or an e-mail. */
const changesAccess = (data: Partial<User> | undefined, before: User | undefined): boolean =>
  chosenPassword(data) !== undefined ||
  (data?.email !== undefined && data.email.trim().toLowerCase() !== before?.email);

/** Takes the password that proves a change out of what is stored. */
const withoutProof = ({ currentPassword: _proof, ...data }: Partial<User>): Partial<User> => data;

/**
 * Refuses weak passwords, another password or e-mail from somebody who does not know their own password, and
 * everything but a new password from somebody who still has a one-time one.
 */
export const checkChange: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
  context,
}) => {
  if (context.passwordReset && data) {
    // Payload ignores what is answered here and stores the row it handed in.
    data.mustChangePassword = false;
    return data;
  }
  const password = chosenPassword(data);
  const known = [data?.email ?? originalDoc?.email ?? '', data?.name ?? originalDoc?.name ?? ''];
  if (password !== undefined) refuseWeak(password, known);
  if (operation !== 'update' || !req.user || !originalDoc) return data && withoutProof(data);
  if (!req.user.mustChangePassword) {
    if (changesAccess(data, originalDoc)) await requireCurrentPassword(req, data?.currentPassword);
    return data && withoutProof(data);
  }
  if (password === undefined) throw passwordFault('Choose your own password first.');
  if (await isCurrentPassword(req, originalDoc.email, password))
    throw passwordFault('This is the one-time password. Choose another one.');
  return { ...data, name: originalDoc.name, email: originalDoc.email };
};

/** A password that somebody else sets works until its owner replaces it; one's own is there to stay. */
export const markOneTimePassword: CollectionBeforeChangeHook<User> = ({ data, originalDoc, req }) => {
  if (chosenPassword(data) === undefined || !req.user) return data;
  return { ...data, mustChangePassword: req.user.id !== originalDoc?.id };
};
