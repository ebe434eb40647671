import { bringApplication } from '@majak/tools/forms/applications/bring-application';
import { type ComponentType, lazy, Suspense } from 'react';
import { OfficialFormScreen, type PaperScreenProps } from './official-form-screen.tsx';

type Screen = ComponentType<PaperScreenProps>;
const brought = new Map<string, Screen>();

/** Fetches an application and makes the screen of its paper; a server calls it before it renders. */
export async function loadOfficialForm(country: string, slug: string): Promise<Screen> {
  const known = brought.get(slug);
  if (known) return known;
  const application = await bringApplication(country, slug);
  const screen: Screen = application
    ? (props) => <OfficialFormScreen application={application} {...props} />
    : () => null;
  brought.set(slug, screen);
  return screen;
}

/** Screens that are on their way. */
const awaited = new Map<string, Screen>();
function screenAt(country: string, slug: string): Screen {
  const known = awaited.get(slug) ?? lazy(async () => ({ default: await loadOfficialForm(country, slug) }));
  awaited.set(slug, known);
  return known;
}

type Asked = PaperScreenProps & { country: string; slug: string };

/** A paper beside its questions. The server's page stays in sight until the script of this one is there. */
export function OfficialFormIsland({ country, slug, ...props }: Asked) {
  const Screen = brought.get(slug) ?? screenAt(country, slug);
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}
