import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import { env } from '../../env.ts';

type Front = Record<string, unknown>;
export type SeedFile = { front: Front; body: string };

/** Where the seed content of this site lies; the start sets MAJAK_ROOT, so any folder will do. */
export const seedPath = (name: string) => path.join(env.contentRoot, 'sites', env.SITE, name);

/** Every Markdown file of a folder of the site and the folders in it, in the order of their names; none if there is no such folder. */
export async function seedFiles(folder: string): Promise<SeedFile[]> {
  const names = await readdir(seedPath(folder), { recursive: true }).catch(() => []);
  const markdown = names.filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    markdown.map(async (name) => {
      const { data, content } = matter(await readFile(path.join(seedPath(folder), name), 'utf8'));
      return { front: data, body: content };
    }),
  );
}

/** The entries of a YAML list of the site. */
export async function seedList(file: string): Promise<Front[]> {
  const text = await readFile(seedPath(file), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const { data } = matter(`---\nentries:\n${text.replace(/^(?=.)/gm, '  ')}\n---\n`);
  return Array.isArray(data.entries) ? data.entries : [];
}
