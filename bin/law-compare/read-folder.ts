import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ActText, readAct } from '../../packages/law/cz/act-text.ts';

/** What a folder has of the acts that were asked for. */
export type Folder = {
  acts: ReadonlyMap<string, ActText>;
  /** No file for it, with where it would lie. */
  missing: ReadonlyMap<string, string>;
  /** A file that is not that act in the layout. */
  unreadable: ReadonlyMap<string, string>;
};

const rootOf = (folder: string): string =>
  existsSync(path.join(folder, 'zakony')) ? path.join(folder, 'zakony') : folder;
const fileOf = (folder: string, act: string): string => {
  const [number, year = ''] = act.split('/');
  return path.join(rootOf(folder), year, `${number}-${year}.md`);
};

/**
 * Why a folder can't be compared at all; nothing where it can. One that has none of the acts is another one than was meant:
 * everything would be missing, nothing changed.
 */
export function folderFault(folder: string, wanted: readonly string[]): string | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return `There is no folder ${folder}`;
  return wanted.some((act) => existsSync(fileOf(folder, act)))
    ? undefined
    : `None of the acts that we cite is in ${folder}`;
}

/** Reads acts, `187/2006`, from `zakony/<year>/<number>-<year>.md` of a folder, or of its `zakony`. */
export function readFolder(folder: string, wanted: Iterable<string>): Folder {
  const acts = new Map<string, ActText>();
  const [missing, unreadable] = [new Map<string, string>(), new Map<string, string>()];
  for (const act of wanted) {
    const file = fileOf(folder, act);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) {
      missing.set(act, file);
      continue;
    }
    const read = found.isFile() ? readAct(readFileSync(file, 'utf8')) : undefined;
    if (read?.act === act) acts.set(act, read);
    else unreadable.set(act, file);
  }
  return { acts, missing, unreadable };
}
