import { type Limit, secondsUntilAllowedHere } from '@majak/desk/rate-limit';
import { problem } from '../problem.ts';
import { clientOf } from '../tools/documents/respond.ts';

const limit: Limit = { name: 'official-forms', points: 20, durationS: 60 };

/** A 429 for a client that has had too many papers filled in; nothing for every other. */
export async function tooManyPapers(request: Request): Promise<Response | undefined> {
  const waitS = await secondsUntilAllowedHere(limit, clientOf(request));
  if (waitS === undefined) return undefined;
  return problem({
    status: 429,
    title: `You’ve made several in a short time. Try again in ${waitS} seconds.`,
    headers: { 'Retry-After': String(waitS) },
  });
}
