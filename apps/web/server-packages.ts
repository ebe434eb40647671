import { packagesOfServer } from '@majak/desk/server-build';
import type { Plugin } from 'vite';

/** What only the server loads. */
const ofServer = [
  'payload',
  '@payloadcms/db-sqlite',
  '@payloadcms/db-postgres',
  '@payloadcms/richtext-lexical',
  'sharp',
  'rate-limiter-flexible',
  'prom-client',
];

/**
 * A build takes the packages of the server in, so that it starts soon. While developing they are loaded as they are: there every
 * component is looked through for what to bundle for the browser, those of the server too.
 */
export const serverPackages = (): Plugin => ({
  name: 'server-packages',
  config: (_, { command }) =>
    command === 'build'
      ? { ssr: packagesOfServer }
      : { ssr: { external: ofServer }, optimizeDeps: { exclude: ofServer } },
});
