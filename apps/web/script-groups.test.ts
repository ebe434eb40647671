import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupedFiles } from './script-groups.ts';

test.each(groupedFiles.map((group) => [group.name, group] as const))(
  '%s names files that there are',
  (_, { files = [], folders = [], except = [] }) => {
    const isThere = (file: string) =>
      ['.ts', '.tsx', '.astro'].some((ending) =>
        existsSync(new URL(`../../${file}${ending}`, import.meta.url)),
      );
    const missing = [
      ...[...files, ...except].filter((file) => !isThere(file)),
      ...folders.filter((folder) => !existsSync(new URL(`../../${folder}/`, import.meta.url))),
    ];
    expect(missing).toEqual([]);
  },
);
