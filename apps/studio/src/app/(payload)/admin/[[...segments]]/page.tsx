import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { requireOwnPassword } from '../../../../security/require-own-password.ts';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

/** Every screen of the admin: Payload finds which by the segments. */
export default async function Page({ params, searchParams }: Args) {
  await requireOwnPassword((await params).segments);
  return RootPage({ config, importMap, params, searchParams });
}
