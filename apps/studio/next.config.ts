import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

// Next compiles this file alone, and finds nothing that it imports by a path.
const headersFile = path.join(import.meta.dirname, 'src/security/safety-headers.json');
const safetyHeaders: Record<string, string> = JSON.parse(readFileSync(headersFile, 'utf8'));

/**
 * Headers of every answer, whatever it is (security/secure-responses.ts gives them to what Next answers by itself). The
 * live preview may be opened in a window of its own, which is another origin. The policy for pages comes per answer,
 * since it carries a nonce; an answer of the API is data: opened as a page it may do nothing at all.
 */
const { 'Content-Security-Policy': ofTheApi = '', ...everywhere } = safetyHeaders;
const headersOf = (all: Record<string, string>) =>
  Object.entries(all).map(([key, value]) => ({ key, value }));

const studio: NextConfig = {
  transpilePackages: ['@majak/desk', '@majak/law', '@majak/sites', '@majak/tools'],
  // Pages and API are bundled apart, and share one open store: with two copies of Payload neither knows the other's errors.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    'drizzle-orm',
    // Imports drizzle-orm by a name that no bundler can read.
    'rate-limiter-flexible',
  ],
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  poweredByHeader: false,
  // The repository's own `npm run types` checks this app with everything else.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: '/:path*', headers: headersOf(everywhere) },
    { source: '/api/:path*', headers: headersOf({ 'Content-Security-Policy': ofTheApi }) },
    { source: '/api/((?!media/file/).*)', headers: [{ key: 'Cache-Control', value: 'private, no-store' }] },
  ],
};

const withAdmin: NextConfig = withPayload(studio);

/** Payload asks browsers for their colour scheme at every address; only the admin has a use for the answer. */
const headers: NextConfig['headers'] = async () =>
  ((await withAdmin.headers?.()) ?? []).map((rule) =>
    rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
  );

export default { ...withAdmin, headers };
