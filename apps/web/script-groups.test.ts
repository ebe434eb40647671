import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupedFiles } from './script-groups.ts';

test.each(groupedFiles.map((group) => [group.name, group] as const))(
  '%s names files that there are',
  (_, { files }) => {
    const missing = files.filter(
      (file) =>
        !['.ts', '.tsx'].some((ending) => existsSync(new URL(`../../${file}${ending}`, import.meta.url))),
    );
    expect(missing).toEqual([]);
  },
);
