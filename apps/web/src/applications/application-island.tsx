import type { Application } from '@majak/tools/forms/application';
import { bringApplication } from '@majak/tools/forms/applications/bring-application';
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
export async function loadApplication(country: string, slug: string): Promise<Screen> {
  const known = brought.get(slug);
  if (known) return known;
  const application = await bringApplication(country, slug);
  const screen: Screen = application ? screenOf(application) : () => null;
  brought.set(slug, screen);
  return screen;
}

/** Screens that are on their way: each brings its own questions and no other's. */
const awaited = new Map<string, Screen>();
function screenAt(country: string, slug: string): Screen {
  const known = awaited.get(slug) ?? lazy(async () => ({ default: await loadApplication(country, slug) }));
  awaited.set(slug, known);
  return known;
}

type Asked = ApplicationStart & { country: string; slug: string };

/** An application on its pages. The server's page stays in sight until the script of this one is there. */
export function ApplicationIsland({ country, slug, ...start }: Asked) {
  const Screen = brought.get(slug) ?? screenAt(country, slug);
  return (
    <Suspense>
      <Screen {...start} />
    </Suspense>
  );
}
