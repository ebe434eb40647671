import { labelledText } from '@majak/tools/form/labelled-text';
import { isOfPeople } from '@majak/tools/profile/align-rows';
import { type NewFact, newFacts } from '@majak/tools/profile/fill-from';
import { yourParty } from '@majak/tools/profile/party-facts';
import { livingWith, peopleIn } from '@majak/tools/profile/people';
import { isEmptyProfile, type Profile, shownFact, withFacts } from '@majak/tools/profile/profile';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useState } from 'react';
import type { LiveForm } from '../form/use-form.ts';
import { wordsByPath } from './fact-words.ts';
import { WhichParty } from './fill-questions.tsx';
import { changeProfile } from './profile-store.ts';
import { UnlockForm } from './unlock-form.tsx';
import { useProfile } from './use-profile.ts';

/** What was answered in a form, which may be gone by now. */
export type AnsweredForm = Pick<LiveForm, 'form' | 'typed' | 'prefix'>;
type Props = { live: AnsweredForm };

const familyOrYou = (profile: Profile): readonly string[] =>
  isEmptyProfile(profile) ? ['person'] : livingWith(peopleIn(profile));

/** Offers to keep what a finished form says and the profile does not: each fact with a tick. */
export function KeepPanel({ live }: Props) {
  const { kept } = useProfile();
  const [state, setState] = useState<'offered' | 'kept' | 'refused'>('offered');
  const [party, setParty] = useState<string>();
  if (state === 'kept')
    return (
      <p role="status">
        Your profile keeps them for the next form.{' '}
        <a href="/profile" className="link">
          Look at your profile
        </a>
      </p>
    );
  const profile = kept.kind === 'open' ? kept.profile : {};
  const { fields } = live.form;
  const you = party ?? yourParty(fields, profile, live.typed);
  const found = newFacts({
    fields,
    profile,
    typed: live.typed,
    you,
    people: Object.values(fields).some(isOfPeople) ? familyOrYou(profile) : undefined,
  });
  if (found.length === 0 || state === 'refused' || kept.kind === 'waking') return null;
  if (kept.kind === 'locked') return <Locked live={live} onRefuse={() => setState('refused')} />;
  if (kept.kind !== 'open' && kept.kind !== 'none') return null;
  const keep = async (facts: readonly NewFact[]) => {
    await changeProfile((now: Profile) =>
      withFacts(now, Object.fromEntries(facts.map(({ at, text }) => [at, text]))),
    );
    setState('kept');
  };
  return (
    <Offer
      {...{ live, found, you, setYou: setParty }}
      onKeep={(facts) => void keep(facts)}
      onRefuse={() => setState('refused')}
    />
  );
}

/** Nobody knows what a locked profile holds: it is opened first. */
const Locked = ({ live, onRefuse }: Props & { onRefuse: () => void }) => (
  <Notice title="Keep these answers for the next form?">
    <p className="mb-3">Your profile is locked. Unlock it, and choose what it keeps.</p>
    <UnlockForm id={`${live.prefix}keep-passphrase`} />
    <Button variant="quiet" onClick={onRefuse}>
      Not now
    </Button>
  </Notice>
);

/** More are folded away: a long form ends with its button, not with a list. */
const few = 12;

type OfferProps = Props & {
  found: readonly NewFact[];
  you: string | undefined;
  setYou: (you: string) => void;
  onKeep: (facts: readonly NewFact[]) => void;
  onRefuse: () => void;
};

function Offer({ live, found, you, setYou, onKeep, onRefuse }: OfferProps) {
  // What the profile says otherwise is not ticked: it may be right.
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const isTicked = ({ at, was }: NewFact) => ticks[at] ?? was === undefined;
  const words = wordsByPath(live.form.fields, live.typed);
  return (
    <Notice title="Keep these for the next form?">
      <p>They stay in this browser and aren’t sent to us.</p>
      <WhichParty {...{ live, you, setYou, id: 'kept-party' }} />
      <details className="my-3" open={found.length <= few}>
        <summary className="link flex min-h-11 cursor-pointer items-center">
          {found.length === 1 ? '1 answer' : `${found.length} answers`}: look and choose
        </summary>
        <ul className="grid">
          {found.map((fact) => (
            <li key={fact.at}>
              <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                <input
                  type="checkbox"
                  form="none"
                  checked={isTicked(fact)}
                  onChange={(event) => {
                    const { checked } = event.currentTarget;
                    setTicks((before) => ({ ...before, [fact.at]: checked }));
                  }}
                  className="tick mt-[0.15em] size-5.5"
                />
                <span className="wrap-anywhere">
                  {labelledText(
                    words.get(fact.path)?.label ?? fact.field.label,
                    words.get(fact.path)?.text ?? fact.text,
                  )}
                  {fact.was === undefined ? null : (
                    <span className="block text-small text-text-muted">
                      Instead of {shownFact(fact.at, fact.was)} in your profile
                    </span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button disabled={!found.some(isTicked)} onClick={() => onKeep(found.filter(isTicked))}>
          Keep in my profile
        </Button>
        <Button variant="quiet" onClick={onRefuse}>
          Not now
        </Button>
      </div>
    </Notice>
  );
}
