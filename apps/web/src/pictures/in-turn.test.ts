import { expect, test } from 'vitest';
import { inTurn, TooBusy } from './in-turn.ts';

test('so many at once and no more, the others in the order they came', async () => {
  const turn = inTurn({ atOnce: 2, longestQueue: 10 });
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const work = (number: number) => async () => {
    started.push(number);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return number;
  };
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => turn(work(number))))).toEqual([1, 2, 3, 4, 5]);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('a failure makes room for the next', async () => {
  const turn = inTurn({ atOnce: 1, longestQueue: 10 });
  const failing = turn(() => Promise.reject(new Error('broken')));
  const next = turn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('a full queue says so at once', async () => {
  const turn = inTurn({ atOnce: 1, longestQueue: 1 });
  const waiting = [turn(async () => 1), turn(async () => 2)];
  await expect(turn(async () => 3)).rejects.toBeInstanceOf(TooBusy);
  expect(await Promise.all(waiting)).toEqual([1, 2]);
});
