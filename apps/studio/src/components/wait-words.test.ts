import { expect, test } from 'vitest';
import { waitWords } from './wait-words.ts';

const wait = (minutes: number, answered: boolean) =>
  waitWords({ minutes, promisedMinutes: 15, answered, answerBy: null });

test.each([
  [0, 'Waits 0 min', 'open'],
  [15, 'Waits 15 min', 'open'],
  [16, 'Late: waits 16 min', 'failed'],
  [60, 'Late: waits 1 h', 'failed'],
  [125, 'Late: waits 2 h 5 min', 'failed'],
])('who has waited for %i minutes', (minutes, text, tone) => {
  expect(wait(minutes, false)).toEqual({ text, tone });
});

test.each([
  [15, 'Answered after 15 min', 'done'],
  [16, 'Answered after 16 min', 'open'],
])('who was answered after %i minutes', (minutes, text, tone) => {
  expect(wait(minutes, true)).toEqual({ text, tone });
});
