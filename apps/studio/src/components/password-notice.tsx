'use client';

import type { User } from '@majak/desk/payload-types';
import { useAuth } from '@payloadcms/ui';

/** On the account of somebody who still signs in with a one-time password: what to do here. */
export function PasswordNotice() {
  const { user } = useAuth<User>();
  if (!user?.mustChangePassword) return null;
  return (
    <p className="password-notice" role="status">
      Press Change Password above, type a new one twice, and save. It needs at least twelve characters; three
      or four unrelated words make a good one. Everything else opens after that.
    </p>
  );
}
