import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesContract } from './contract.ts';
import { localFiles } from './local.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'majak-files-'));
filesContract('A folder', async () => {
  const folder = newFolder();
  const close = async () => rmSync(folder, { recursive: true });
  return { port: localFiles({ directory: path.join(folder, 'files') }), close };
});

const opened = () => {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, port: localFiles({ directory: folder }) };
};

test('what a killed process was writing is no file, and is cleared away once nobody can be at it', async () => {
  const { folder, port } = opened();
  mkdirSync(path.join(folder, 'uploads'));
  const half = path.join(folder, 'uploads', `.${randomUUID()}.tmp`);
  const others = path.join(folder, '.keep');
  for (const file of [half, others]) writeFileSync(file, 'half');
  const keys: string[] = [];
  for await (const key of port.list('')) keys.push(key);
  expect(keys).toEqual([]);
  await port.clearUnfinished(new Date(Date.now() - 60_000));
  expect(existsSync(half)).toBe(true);
  await port.clearUnfinished(new Date(Date.now() + 60_000));
  expect([existsSync(half), existsSync(others)]).toEqual([false, true]);
});

test('a write that fails leaves nothing behind, and names neither file nor folder', async () => {
  const { folder, port } = opened();
  mkdirSync(path.join(folder, 'taken.pdf'));
  const failure = await port.put('taken.pdf', Buffer.from('x')).catch((error: Error) => error.message);
  expect(failure).toMatch(/^The disk did not serve \(E[A-Z]+\)$/);
  expect(readdirSync(folder)).toEqual(['taken.pdf']);
});

test('a folder is no file', async () => {
  const { folder, port } = opened();
  mkdirSync(path.join(folder, 'uploads'));
  expect(await port.has('uploads')).toBeUndefined();
  expect(existsSync(path.join(folder, 'uploads'))).toBe(true);
});

test('of several who write the same file at once, one is left whole', async () => {
  const { folder, port } = opened();
  const writes = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000 + index, index));
  await Promise.all(writes.map((bytes) => port.put('again.bin', bytes)));
  const left = readFileSync(path.join(folder, 'again.bin'));
  expect(writes.some((bytes) => left.equals(bytes))).toBe(true);
  expect(readdirSync(folder)).toEqual(['again.bin']);
});
