/**
 * What no build of the server takes in: what brings code of the machine or files beside it, and what is loaded by name only while
 * developing.
 */
const leftOut = [
  '@libsql/client',
  '@myriaddreamin/typst-ts-node-compiler',
  '@napi-rs/canvas',
  'drizzle-kit',
  'pdfjs-dist',
  'pg-native',
  'pino-pretty',
  'prettier',
  'sharp',
  'thread-stream',
];

/** All else goes into a build of the server: read from 1,600 files, a start takes four times as long. */
export const packagesOfServer = { noExternal: true, external: leftOut } as const;

/** How a process without pages is built: each of these scripts, by its name, into one file. */
export const processBuild = (scripts: Record<string, string>) => ({
  logLevel: 'error' as const,
  build: { ssr: true, rolldownOptions: { input: scripts } },
  ssr: packagesOfServer,
});
