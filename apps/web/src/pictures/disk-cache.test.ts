import { mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { diskCache } from './disk-cache.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'majak-kept-'));
const bytes = (length: number) => new Uint8Array(length).fill(7);
const weight = (directory: string) =>
  readdirSync(directory).reduce((sum, name) => sum + statSync(path.join(directory, name)).size, 0);
/** Writes a file and says which one it is. */
const written = async (directory: string, write: () => Promise<unknown>): Promise<string> => {
  const before = new Set(readdirSync(directory));
  await write();
  return path.join(directory, readdirSync(directory).find((name) => !before.has(name)) ?? '');
};
const usedDaysAgo = (file: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(file, then, then);
};

test('what was made is kept, also for the next process', async () => {
  const directory = path.join(folder(), 'not', 'there', 'yet');
  const make = vi.fn(async () => bytes(10));
  for (const kept of [diskCache({ directory, limitBytes: 100 }), diskCache({ directory, limitBytes: 100 })]) {
    expect(new Uint8Array(await kept('a', make))).toEqual(bytes(10));
    expect(new Uint8Array(await kept('a', make))).toEqual(bytes(10));
  }
  expect(make).toHaveBeenCalledTimes(1);
});

test('whoever asks at the same time waits for the same one', async () => {
  const kept = diskCache({ directory: folder(), limitBytes: 100 });
  const make = vi.fn(async () => bytes(10));
  await Promise.all([kept('a', make), kept('a', make), kept('b', make)]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what fails is not kept, and is tried again', async () => {
  const kept = diskCache({ directory: folder(), limitBytes: 100 });
  const make = vi.fn(async () => bytes(10)).mockRejectedValueOnce(new Error('broken'));
  await expect(kept('a', make)).rejects.toThrow('broken');
  expect(await kept('a', make)).toHaveLength(10);
});

test('over the limit, what was not used for the longest goes first', async () => {
  const directory = folder();
  const kept = diskCache({ directory, limitBytes: 100 });
  const make = async () => bytes(40);
  const old = await written(directory, () => kept('old', make));
  const used = await written(directory, () => kept('used', make));
  usedDaysAgo(old, 2);
  usedDaysAgo(used, 3);
  await kept('used', make);
  await vi.waitFor(() => expect(statSync(used).mtimeMs).toBeGreaterThan(statSync(old).mtimeMs));
  await kept('new', make);
  expect(weight(directory)).toBeLessThanOrEqual(100);
  expect(readdirSync(directory)).toContain(path.basename(used));
  expect(readdirSync(directory)).not.toContain(path.basename(old));
});

test('what an earlier process left counts against the limit', async () => {
  const directory = folder();
  for (const name of ['1', '2', '3']) writeFileSync(path.join(directory, name), bytes(60));
  await diskCache({ directory, limitBytes: 100 })('new', async () => bytes(20));
  expect(weight(directory)).toBeLessThanOrEqual(100);
});

test('a file that lost its bytes is made again', async () => {
  const directory = folder();
  const kept = diskCache({ directory, limitBytes: 100 });
  writeFileSync(await written(directory, () => kept('a', async () => bytes(10))), '');
  expect(await kept('a', async () => bytes(11))).toHaveLength(11);
});

test('a folder that takes no files makes it slow, not wrong', async () => {
  const file = path.join(folder(), 'a-file');
  writeFileSync(file, '');
  const kept = diskCache({ directory: file, limitBytes: 100 });
  const make = vi.fn(async () => bytes(10));
  await kept('a', make);
  expect(await kept('a', make)).toHaveLength(10);
  expect(make).toHaveBeenCalledTimes(2);
});
