import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Names of all migrations this version of the product has, oldest first.
 * @param root The repository's folder.
 */
export const migrationNames = (root: string, dialect: 'sqlite' | 'postgres'): string[] =>
  readdirSync(path.join(/* turbopackIgnore: true */ root, 'packages/desk/migrations', dialect))
    .filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
