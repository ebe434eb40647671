import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { start } from './processes.ts';

type App = { name: string; command: string[]; sources: string[]; output: string };

/** What each app is built from. Seed content is not: it goes through the store. */
const packages = ['package-lock.json', 'packages/**/*.{ts,tsx,css,svg,woff2,json}', 'sites/**/*.ts'];
const apps: App[] = [
  {
    name: 'site',
    command: ['node_modules/astro/bin/astro.mjs', 'build', '--root', 'apps/web', '--silent'],
    sources: [...packages, 'apps/web/{public,src}/**/*.*', 'apps/web/*.{ts,json}'],
    output: 'apps/web/dist/server/entry.mjs',
  },
  {
    name: 'studio',
    command: ['node_modules/next/dist/bin/next', 'build', 'apps/studio'],
    sources: [...packages, 'apps/studio/src/**/*.*', 'apps/studio/*.{ts,json}'],
    output: 'apps/studio/.next/BUILD_ID',
  },
  {
    name: 'outbox and identity provider',
    command: ['node_modules/vite/bin/vite.js', 'build', 'packages/desk', '--configLoader', 'native'],
    sources: packages,
    output: 'packages/desk/dist/outbox.js',
  },
];

/** Builds need no store: one that does not exist proves it. */
const without = { DATABASE_URL: 'postgres://localhost:1/none', NODE_ENV: 'production' };

/**
 * Builds the apps whose sources changed since their last build.
 * @throws Error that names the app that does not build.
 */
export async function buildWhatChanged(env: Record<string, string>): Promise<void> {
  for (const app of apps) {
    const mark = path.join('node_modules/.cache/majak', `${app.name}.hash`);
    const fingerprint = fingerprintOf(app.sources);
    if (existsSync(app.output) && existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) continue;
    process.stdout.write(`Building the ${app.name} …\n`);
    const code = await start({
      name: app.name,
      command: app.command,
      env: { ...env, ...without },
      quiet: true,
      untied: true,
    }).ended;
    // A build that broke off may say that all is well.
    if (code !== 0 || !existsSync(app.output)) throw new Error(`The ${app.name} did not build.`);
    mkdirSync(path.dirname(mark), { recursive: true });
    writeFileSync(mark, fingerprint);
  }
}

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) =>
    globSync(pattern, { exclude: (name) => String(name).includes('node_modules') }),
  );
  for (const file of [...new Set(files)].sort()) {
    // Tests change no build, and a build writes declarations of its own among the sources.
    if (/(\.test\.tsx?|\.d\.ts)$/.test(file) || !statSync(file).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}
