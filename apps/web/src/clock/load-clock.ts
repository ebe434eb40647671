import { runClock } from '@majak/law/run-clock';
import { today } from '../today.ts';
import type { Answered } from './answered.ts';
import { letterPages } from './letter-pages.ts';
import { type ClockStart, emptyClock, readClockPost } from './read-clock-post.ts';
import type { SiteClock } from './site-clock.ts';

/** What the page of a clock shows: its form, and the answer to one that was posted. */
export async function loadClock(
  siteClock: SiteClock,
  request: Request,
): Promise<{ start: ClockStart; answered?: Answered }> {
  if (request.method !== 'POST') return { start: emptyClock(siteClock) };
  const start = await readClockPost(siteClock, request);
  const { asked, typed } = start;
  if (!asked) return { start };
  const documents = await letterPages();
  const reading = runClock(siteClock.clock, asked);
  return { start, answered: { asked, reading, typed, today: today(), documents } };
}
