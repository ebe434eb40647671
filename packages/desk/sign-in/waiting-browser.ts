import { createHash, randomBytes } from 'node:crypto';

/** What a browser alone knows while its person signs in, in however many windows. */
export const newBrowserSecret = (): string => randomBytes(32).toString('base64url');

/** What a browser is known by: a digest of what it alone knows. */
export const waitingBrowser = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The state of one more sign-in of a browser: nobody guesses it, and it names its browser. */
export const newState = (browser: string): string => `${randomBytes(32).toString('base64url')}.${browser}`;

/** Which browser a sign-in is of, by its state. */
export const browserOfState = (state: string): string => state.split('.')[1] ?? '';
