import type { Application } from '../application.ts';
import type { LoadApplication } from './load-application.ts';

type Listed = { applications: Readonly<Record<string, LoadApplication>> };

/**
 * Brings an application of a country, by its list: a page brings its own and no other.
 * @returns nothing for an address that is none of its.
 */
export async function bringApplication(country: string, slug: string): Promise<Application | undefined> {
  const { applications }: Listed = await import(`./${country}/applications.ts`);
  return applications[slug]?.();
}
