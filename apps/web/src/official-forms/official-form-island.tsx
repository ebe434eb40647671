import { applicationSlugs, findApplication } from '@majak/tools/forms/applications/catalogue';
import { type ComponentType, lazy, Suspense } from 'react';
import { OfficialFormScreen, type PaperScreenProps } from './official-form-screen.tsx';

type Screen = ComponentType<PaperScreenProps>;
const brought = new Map<string, Screen>();

/** Fetches an application and makes the screen of its paper; a server calls it before it renders. */
export async function loadOfficialForm(slug: string): Promise<Screen> {
  const known = brought.get(slug);
  if (known) return known;
  const application = await findApplication(slug);
  const screen: Screen = application
    ? (props) => <OfficialFormScreen application={application} {...props} />
    : () => null;
  brought.set(slug, screen);
  return screen;
}

const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  applicationSlugs.map((slug) => [slug, lazy(async () => ({ default: await loadOfficialForm(slug) }))]),
);

/** A paper beside its questions. The server's page stays in sight until the script of this one is there. */
export function OfficialFormIsland({ slug, ...props }: PaperScreenProps & { slug: string }) {
  const Screen = brought.get(slug) ?? screens[slug];
  return <Suspense>{Screen ? <Screen {...props} /> : null}</Suspense>;
}
