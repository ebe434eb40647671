import type { ClientArea } from './load-client-area.ts';

type Words = { kind: 'success' | 'error'; text: string };

const away: Words = {
  kind: 'error',
  text: 'We can’t show your cases right now. Nothing is lost: try again in a minute.',
};
const done: Readonly<Record<string, Words>> = {
  'signed-out': { kind: 'success', text: 'You’re signed out.' },
  erased: { kind: 'success', text: 'Your data is erased, and you’re signed out everywhere.' },
};
const fileAway: Words = {
  kind: 'error',
  text: 'We can’t open this file right now. Nothing is lost: try again in a minute.',
};
const undone: Words = {
  kind: 'error',
  text: 'Not everything could be erased. What’s gone stays gone: try again in a minute, and the rest will be erased too.',
};
const whileSignedIn: Readonly<Record<string, Words>> = {
  'not-erased': undone,
  'file-away': fileAway,
  'work-deleted': { kind: 'success', text: 'It’s deleted from your account.' },
};

/** What has just happened, as the address says it; only of somebody of whom it can be true. */
export function areaNotice(kind: ClientArea['kind'], asked: URLSearchParams): Words | undefined {
  if (kind === 'away') return away;
  if (kind === 'signed in') {
    const [said] = Object.keys(whileSignedIn).filter((name) => asked.has(name));
    return said === undefined ? undefined : whileSignedIn[said];
  }
  const [happened] = Object.keys(done).filter((name) => asked.has(name));
  return happened === undefined ? undefined : done[happened];
}
