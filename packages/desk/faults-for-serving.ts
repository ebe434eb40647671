import type { Env } from './environment.ts';
import { registerAddresses } from './register-variables.ts';

/** The longest that one attempt of the outbox takes: three calls, or three steps with a mail server. */
export const longestAttemptMs = ({
  FRESHDESK_TIMEOUT_MS,
  SMTP_TIMEOUT_MS,
}: Pick<Env, 'FRESHDESK_TIMEOUT_MS' | 'SMTP_TIMEOUT_MS'>): number =>
  3 * Math.max(FRESHDESK_TIMEOUT_MS, SMTP_TIMEOUT_MS);

/** What is set in part, or so that it cannot work. */
function faultsAnywhere(checked: Env): string[] {
  const faults: string[] = [];
  if (!checked.PAYLOAD_SECRET)
    faults.push('PAYLOAD_SECRET is missing: it needs at least 32 random characters');
  else if (new Set(checked.PAYLOAD_SECRET).size < 12) faults.push('PAYLOAD_SECRET is too easy to guess');
  if (Boolean(checked.FRESHDESK_DOMAIN) !== Boolean(checked.FRESHDESK_KEY))
    faults.push('FRESHDESK_DOMAIN and FRESHDESK_KEY go together: one of them is missing');
  if (Boolean(checked.STRIPE_KEY) !== Boolean(checked.STRIPE_WEBHOOK_SECRET))
    faults.push('STRIPE_KEY and STRIPE_WEBHOOK_SECRET go together: one of them is missing');
  const bucket = [checked.S3_BUCKET, checked.S3_ACCESS_KEY_ID, checked.S3_SECRET_ACCESS_KEY];
  if (bucket.some(Boolean) && !bucket.every(Boolean))
    faults.push('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: one of them is missing');
  if (Boolean(checked.OIDC_ISSUER) !== Boolean(checked.OIDC_CLIENT_ID))
    faults.push('OIDC_ISSUER and OIDC_CLIENT_ID go together: one of them is missing');
  const attemptMs = longestAttemptMs(checked);
  if (checked.OUTBOX_LEASE_MS <= attemptMs)
    faults.push(
      `OUTBOX_LEASE_MS has to be more than ${attemptMs}: three times the longest time-out of a port`,
    );
  return faults;
}

/** What is a stub of the tests where strangers come. */
function stubs(checked: Env): string[] {
  const faults: string[] = [];
  if (checked.FRESHDESK_DOMAIN?.startsWith('http:'))
    faults.push('FRESHDESK_DOMAIN must be a Freshdesk domain when APP_ENV is production');
  if (checked.STRIPE_URL.startsWith('http:'))
    faults.push('STRIPE_URL must be Stripe itself when APP_ENV is production');
  for (const name of registerAddresses)
    if (checked[name]?.startsWith('http:'))
      faults.push(`${name} must be the register itself when APP_ENV is production`);
  if (checked.REVIEWS_WIDGET_HOST.startsWith('127.'))
    faults.push('REVIEWS_WIDGET_HOST must be the vendor itself when APP_ENV is production');
  if (checked.OIDC_ISSUER?.startsWith('http:'))
    faults.push('OIDC_ISSUER must be an https address when APP_ENV is production');
  if (checked.S3_ENDPOINT?.startsWith('http:'))
    faults.push('S3_ENDPOINT must be an https address when APP_ENV is production');
  return faults;
}

/** What a port has to be told before strangers come, unless it is said that they run as they are. */
function localPorts(checked: Env): string[] {
  const faults: string[] = [];
  if (!checked.SMTP_URL) faults.push('SMTP_URL is missing (or set ALLOW_LOCAL_ADAPTERS=on)');
  if (!checked.FRESHDESK_DOMAIN) faults.push('FRESHDESK_DOMAIN is missing (or set ALLOW_LOCAL_ADAPTERS=on)');
  if (!checked.STRIPE_KEY) faults.push('STRIPE_KEY is missing (or set ALLOW_LOCAL_ADAPTERS=on)');
  if (checked.REGISTERS !== 'on') faults.push('REGISTERS has to be on (or set ALLOW_LOCAL_ADAPTERS=on)');
  if (!checked.S3_BUCKET && !checked.FILES_ON_DISK)
    faults.push('S3_BUCKET is missing (or set FILES_ON_DISK=on, or ALLOW_LOCAL_ADAPTERS=on)');
  if (!checked.FILES_KEYS)
    faults.push(
      'FILES_KEYS is missing: a name, a colon and `openssl rand -base64 32` (or set ALLOW_LOCAL_ADAPTERS=on)',
    );
  return faults;
}

/** Says what keeps this environment from serving; empty when nothing does. */
export function faultsForServing(checked: Env): string[] {
  const anywhere = faultsAnywhere(checked);
  if (checked.APP_ENV !== 'production') return anywhere;
  return [...anywhere, ...stubs(checked), ...(checked.ALLOW_LOCAL_ADAPTERS ? [] : localPorts(checked))];
}
