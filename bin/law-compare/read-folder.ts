import { existsSync, readFileSync } from 'node:fs';
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

/** Reads acts, `187/2006`, from `zakony/<year>/<number>-<year>.md` of a folder, or of its `zakony`. */
export function readFolder(folder: string, wanted: Iterable<string>): Folder {
  const root = existsSync(path.join(folder, 'zakony')) ? path.join(folder, 'zakony') : folder;
  const acts = new Map<string, ActText>();
  const [missing, unreadable] = [new Map<string, string>(), new Map<string, string>()];
  for (const act of wanted) {
    const [number, year = ''] = act.split('/');
    const file = path.join(root, year, `${number}-${year}.md`);
    if (!existsSync(file)) {
      missing.set(act, file);
      continue;
    }
    const read = readAct(readFileSync(file, 'utf8'));
    if (read?.act === act) acts.set(act, read);
    else unreadable.set(act, file);
  }
  return { acts, missing, unreadable };
}
