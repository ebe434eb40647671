import type { Application } from '@majak/tools/forms/application';
import { applicationSlugs, findApplication } from '@majak/tools/forms/applications/catalogue';
import { type ComponentType, lazy, Suspense } from 'react';
import { ApplicationScreen } from './application-screen.tsx';
import type { ApplicationStart } from './use-application.ts';

type Screen = ComponentType<ApplicationStart>;

const screenOf =
  (application: Application): Screen =>
  (start) => <ApplicationScreen application={application} {...start} />;

const brought = new Map<string, Screen>();

/**
 * Fetches an application and makes its screen. A server calls it before it renders: what it would have to wait for while
 * rendering would reach the browser by an inline script, which the page's policy refuses.
 */
export async function loadApplication(slug: string): Promise<Screen> {
  const known = brought.get(slug);
  if (known) return known;
  const application = await findApplication(slug);
  const screen: Screen = application ? screenOf(application) : () => null;
  brought.set(slug, screen);
  return screen;
}

/** A screen for each application, which brings its own questions and no other's. */
const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  applicationSlugs.map((slug) => [slug, lazy(async () => ({ default: await loadApplication(slug) }))]),
);

/** An application on its pages. The server's page stays in sight until the script of this one is there. */
export function ApplicationIsland({ slug, ...start }: ApplicationStart & { slug: string }) {
  const Screen = brought.get(slug) ?? screens[slug];
  return <Suspense>{Screen ? <Screen {...start} /> : null}</Suspense>;
}
