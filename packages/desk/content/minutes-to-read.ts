import type { FieldHook } from 'payload';
import { isRecord } from './law-tokens.ts';

/** Words that a grown reader of English takes in a minute, rounded down for those who read it as a second language. */
const wordsAMinute = 200;

const wordsIn = (node: unknown): number => {
  if (!isRecord(node)) return 0;
  const own = typeof node.text === 'string' ? node.text.split(/\s+/).filter(Boolean).length : 0;
  const below = Object.values(node).filter((part) => typeof part === 'object');
  return (
    own +
    below
      .flatMap((part) => (Array.isArray(part) ? part : [part]))
      .reduce<number>((sum, part) => sum + wordsIn(part), 0)
  );
};

/** Minutes that a rich text takes to read, one at least. */
export const minutesToRead = (body: unknown): number => Math.max(1, Math.round(wordsIn(body) / wordsAMinute));

/** Fills the minutes in when an article is published without them. */
export const minutesOfBody: FieldHook = ({ value, data, originalDoc }) => {
  if (value || data?._status !== 'published') return value;
  return minutesToRead(data.body ?? originalDoc?.body);
};
