import type { NavigationEntry, ServiceOption, Site } from '@majak/sites/site';
import { sites } from '@majak/sites/sites';
import { env } from './env.ts';

const { site: written } = sites[env.SITE];
const signIn = '/api/auth/login';
const isSignIn = (entry: NavigationEntry): boolean => 'href' in entry && entry.href === signIn;

/** The site this process serves. Its Login opens the external application, where there is one. */
export const site: Site = {
  ...written,
  navigation: written.navigation.map((entry) =>
    env.LOGIN_URL && isSignIn(entry) ? { label: entry.label, href: env.LOGIN_URL } : entry,
  ),
};

/** What the contact form offers under "service". */
export const serviceOptions: readonly ServiceOption[] = sites[env.SITE].services;
