import { bringApplication } from '@majak/tools/forms/applications/bring-application';
import { type ComponentType, lazy, Suspense } from 'react';
import { ApplicationScreen } from './application-screen.tsx';
import type { ApplicationStart } from './use-application.ts';

type Screen = ComponentType<ApplicationStart>;

const screens = new Map<string, Screen>();

async function fetchScreen(country: string, slug: string): Promise<Screen> {
  const application = await bringApplication(country, slug);
  return application ? (start) => <ApplicationScreen application={application} {...start} /> : () => null;
}

/**
 * Fetches an application and makes its screen. A server calls it before it renders: what it would have to wait for while
 * rendering would reach the browser by an inline script, which the page's policy refuses.
 */
export async function loadApplication(country: string, slug: string): Promise<void> {
  if (!screens.has(slug)) screens.set(slug, await fetchScreen(country, slug));
}

/** A screen that is there, or one that brings its own questions and no other's. */
function screenAt(country: string, slug: string): Screen {
  const screen = screens.get(slug) ?? lazy(async () => ({ default: await fetchScreen(country, slug) }));
  screens.set(slug, screen);
  return screen;
}

type Asked = ApplicationStart & { country: string; slug: string };

/** An application on its pages. The server's page stays in sight until the script of this one is there. */
export function ApplicationIsland({ country, slug, ...start }: Asked) {
  const Screen = screenAt(country, slug);
  return (
    <Suspense>
      <Screen {...start} />
    </Suspense>
  );
}
