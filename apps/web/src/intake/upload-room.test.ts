import { expect, test, vi } from 'vitest';
import { announcedBytes, NoRoom, uploadRoom } from './upload-room.ts';

const never = 60_000;

/** Work that is done when it is told to be. */
function held() {
  let done = () => {};
  const until = new Promise<void>((resolve) => {
    done = resolve;
  });
  return { use: vi.fn(() => until), done: () => done() };
}
const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

test('what finds no room waits for it, and comes in its turn', async () => {
  const inRoom = uploadRoom({ size: 20, longestWaitMs: never });
  const [first, second, third, small] = [held(), held(), held(), held()];
  const all = [
    inRoom(10, first.use),
    inRoom(10, second.use),
    inRoom(10, third.use),
    // It would fit sooner than the one before it, but it came later.
    inRoom(1, small.use),
  ];
  await soon();
  expect([first, second, third, small].map(({ use }) => use.mock.calls.length)).toEqual([1, 1, 0, 0]);
  first.done();
  await all[0];
  await soon();
  expect([third, small].map(({ use }) => use.mock.calls.length)).toEqual([1, 0]);
  for (const one of [second, third, small]) one.done();
  await Promise.all(all);
  expect(small.use).toHaveBeenCalledOnce();
});

test('who waits too long is told, and holds up nobody behind', async () => {
  vi.useFakeTimers();
  const inRoom = uploadRoom({ size: 20, longestWaitMs: 100 });
  const [large, small] = [held(), held()];
  const first = inRoom(15, large.use);
  const waits = expect(inRoom(10, held().use)).rejects.toBeInstanceOf(NoRoom);
  vi.advanceTimersByTime(50);
  const behind = inRoom(5, small.use);
  vi.advanceTimersByTime(50);
  vi.useRealTimers();
  await waits;
  for (const one of [large, small]) one.done();
  await Promise.all([first, behind]);
  expect(small.use).toHaveBeenCalledOnce();
});

test('what is larger than the room has all of it, and what fails gives it back', async () => {
  const inRoom = uploadRoom({ size: 20, longestWaitMs: never });
  await expect(inRoom(1000, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  expect(await inRoom(20, async () => 'there')).toBe('there');
});

test('a request takes what it announces, and all that it may if it announces nothing', () => {
  const announced = (length?: string) =>
    announcedBytes(new Headers(length === undefined ? {} : { 'content-length': length }), 100);
  expect([announced('30'), announced(), announced('5000'), announced('x')]).toEqual([30, 100, 100, 100]);
});
