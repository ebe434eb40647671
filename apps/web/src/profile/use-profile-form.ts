import type { Form } from '@majak/tools/form/form';
import { factChanges, keptFacts, type Profile, shownFacts, withFacts } from '@majak/tools/profile/profile';
import { useEffect, useRef } from 'react';
import { useForm } from '../form/use-form.ts';
import { changeProfile } from './profile-store.ts';

/** What was typed is kept a moment after the last key, and when the page goes away. */
const pauseMs = 300;

/** The profile as a form that keeps itself. What another tab wrote comes in; what was typed here stays. */
export function useProfileForm(form: Form, profile: Profile) {
  const live = useForm(form, { id: 'profile', typed: shownFacts(profile), tells: 'once it is left' });
  const settled = useRef(profile);
  const typed = useRef(live.typed);
  typed.current = live.typed;
  const keep = useRef(() => {
    const changes = factChanges(settled.current, keptFacts(typed.current));
    if (Object.keys(changes).length === 0) return;
    settled.current = withFacts(settled.current, changes);
    void changeProfile((now) => withFacts(now, changes));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the profile is another, not when the form is typed into
  useEffect(() => {
    const mine = factChanges(settled.current, keptFacts(typed.current));
    const theirs = factChanges(settled.current, profile);
    settled.current = profile;
    if (Object.keys(theirs).length > 0) live.reshape(() => shownFacts(withFacts(profile, mine)));
  }, [profile]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment after every change of the texts
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [live.typed]);
  useEffect(() => {
    const last = () => keep.current();
    addEventListener('pagehide', last);
    return () => {
      removeEventListener('pagehide', last);
      last();
    };
  }, []);
  return live;
}
