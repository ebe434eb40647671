import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import * as z from 'zod';
import { weaknessOf } from './password-weakness.ts';
import {
  attemptOf,
  forgetChecks,
  refuseIfEarly,
  secondsUntilCheck,
  secondsUntilReset,
} from './users-limits.ts';

/** What a form shows beside a password field. */
export const passwordFault = (message: string, path = 'password') =>
  new ValidationError({ collection: 'users', errors: [{ message, path }] });

/** @throws ValidationError, shown beside the field, if the password is weak. */
export function refuseWeak(password: unknown, known: readonly string[] = []): void {
  const weakness = typeof password === 'string' ? weaknessOf(password, known) : 'Choose a password.';
  if (weakness) throw passwordFault(weakness);
}

const resetArguments = z.object({ data: z.object({ password: z.string() }) });

/** A password that is set through a mailed link has to be as strong as any other. */
export const checkResetPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  context,
  req,
}) => {
  if (operation !== 'resetPassword') return args;
  if (req.payloadAPI === 'REST') refuseIfEarly(req, await secondsUntilReset(req.payload, attemptOf(req, '')));
  refuseWeak(resetArguments.safeParse(args).data?.data.password);
  context.passwordReset = true;
  return args;
};

/** True if this is the password the account has now: the one that was only meant for the first sign-in. */
export async function isCurrentPassword(
  req: PayloadRequest,
  email: string,
  password: string,
): Promise<boolean> {
  try {
    await req.payload.login({
      collection: 'users',
      data: { email, password },
      depth: 0,
      overrideAccess: true,
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Whoever found a session open does not take the account over: they would have to know the password.
 * @throws ValidationError, shown beside the field, if it is missing or wrong; APIError 429 after too many guesses.
 */
export async function requireCurrentPassword(req: PayloadRequest, given: unknown): Promise<void> {
  if (!req.user) return;
  if (typeof given !== 'string' || given === '')
    throw passwordFault('Type your current password to change a password or an e-mail.', 'currentPassword');
  refuseIfEarly(req, await secondsUntilCheck(req.payload, req.user.id));
  if (!(await isCurrentPassword(req, req.user.email, given)))
    throw passwordFault('This is not your current password.', 'currentPassword');
  await forgetChecks(req.payload, req.user.id);
}
