import { Suspense, useEffect, useState } from 'react';
import { lazyOrNothing } from '../client/lazy-or-nothing.ts';
import { readStoredText } from '../form/browser-store.ts';
import type { LiveForm } from '../form/use-form.ts';
import type { AnsweredForm } from './keep-panel.tsx';
import { profileName } from './profile-name.ts';

const FillPanel = lazyOrNothing(async () => (await import('./fill-panel.tsx')).FillPanel);
const KeepPanel = lazyOrNothing(async () => (await import('./keep-panel.tsx')).KeepPanel);

/** On top of a form: what the profile of this browser can fill in. Its code comes with a profile alone. */
export function FillFromProfile({ live }: { live: LiveForm }) {
  const [has, setHas] = useState(false);
  useEffect(() => setHas(readStoredText(profileName) !== undefined), []);
  return has ? (
    <Suspense>
      <FillPanel live={live} />
    </Suspense>
  ) : null;
}

/** After a form is finished: which of its answers a profile would keep. Its code comes with the end. */
export const KeepInProfile = ({ live, done }: { live: AnsweredForm; done: boolean }) =>
  done ? (
    <Suspense>
      <KeepPanel live={live} />
    </Suspense>
  ) : null;
