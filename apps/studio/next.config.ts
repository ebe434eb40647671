import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

/** Headers of every answer, whatever it is. The policy for content comes per answer, since it carries a nonce. */
const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  // The live preview may be opened in a window of its own, which is another origin.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
];

/** An answer of the API is data: opened as a page it may do nothing at all. */
const inAnswersOfTheApi = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
];

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
    { source: '/:path*', headers: everywhere },
    { source: '/api/:path*', headers: inAnswersOfTheApi },
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
