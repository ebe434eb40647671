import { createHash } from 'node:crypto';

/** What the browser that began a sign-in is known by: a digest of the state that it alone holds. */
export const waitingBrowser = (state: string): string => createHash('sha256').update(state).digest('hex');
