import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

/** Waits until the disk has a file, or the names in a folder. */
export function flush(fileOrFolder: string): void {
  const descriptor = openSync(fileOrFolder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** All files below a folder, by their path in it; none if it is not there. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort()
    : [];

/** Copies a file or folder and waits until the disk has all of it. */
export function copyDurably(from: string, to: string): void {
  cpSync(from, to, { recursive: true, errorOnExist: true, force: false });
  if (statSync(to).isDirectory()) for (const file of filesIn(to)) flush(path.join(to, file));
  flush(to);
}

/** Gives something its name in one step that survives a loss of power. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  flush(path.dirname(to));
}
