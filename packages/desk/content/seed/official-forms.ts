import { readFile } from 'node:fs/promises';
import { keepPaperFiles } from '../../official-forms/paper-files.ts';
import { askToRead } from '../../official-forms/paper-work.ts';
import { seedList, seedPath } from './files.ts';

/** The official forms of the site, each with its PDF read and kept as one that an editor chose. @throws Error where one is refused. */
export async function seedOfficialForms(): Promise<Record<string, unknown>[]> {
  const entries: Record<string, unknown>[] = [];
  for (const { file: name, ...entry } of await seedList('official-forms.yaml')) {
    const paper = await askToRead(await readFile(seedPath(String(name))));
    if ('refused' in paper) throw new Error(`${name}: ${paper.refused}`);
    const { fields, pages } = paper;
    const file = await keepPaperFiles(paper);
    entries.push({ ...entry, file, paper: { fields, pages }, published: true });
  }
  return entries;
}
