import type { RequestWait } from '@majak/desk/replies/request-wait';
import type { Tone } from './delivery-words.ts';

/** Minutes as people say them: `7 min`, `2 h 5 min`. */
const inHours = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
};

/** How long a client has waited, in words of somebody who works in the office. */
export function waitWords({ minutes, promisedMinutes, answered }: RequestWait): { text: string; tone: Tone } {
  const late = minutes > promisedMinutes;
  if (answered) return { text: `Answered after ${inHours(minutes)}`, tone: late ? 'open' : 'done' };
  return late
    ? { text: `Late: waits ${inHours(minutes)}`, tone: 'failed' }
    : { text: `Waits ${inHours(minutes)}`, tone: 'open' };
}
