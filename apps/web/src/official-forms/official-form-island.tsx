import { bringApplication } from '@majak/tools/forms/applications/bring-application';
import { type ComponentType, lazy, Suspense } from 'react';
import { OfficialFormScreen, type PaperScreenProps } from './official-form-screen.tsx';

type Screen = ComponentType<PaperScreenProps>;
const screens = new Map<string, Screen>();

async function fetchScreen(country: string, slug: string): Promise<Screen> {
  const application = await bringApplication(country, slug);
  return application ? (props) => <OfficialFormScreen application={application} {...props} /> : () => null;
}

/** Fetches an application and makes the screen of its paper; a server calls it before it renders. */
export async function loadOfficialForm(country: string, slug: string): Promise<void> {
  if (!screens.has(slug)) screens.set(slug, await fetchScreen(country, slug));
}

/** A screen that is there, or one that comes. */
function screenAt(country: string, slug: string): Screen {
  const screen = screens.get(slug) ?? lazy(async () => ({ default: await fetchScreen(country, slug) }));
  screens.set(slug, screen);
  return screen;
}

type Asked = PaperScreenProps & { country: string; slug: string };

/** A paper beside its questions. The server's page stays in sight until the script of this one is there. */
export function OfficialFormIsland({ country, slug, ...props }: Asked) {
  const Screen = screenAt(country, slug);
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}
