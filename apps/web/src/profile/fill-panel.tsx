import { isOfPeople } from '@majak/tools/profile/align-rows';
import { conflicts, fillFrom, fillingTexts } from '@majak/tools/profile/fill-from';
import { yourParty } from '@majak/tools/profile/party-facts';
import { livingWith, peopleIn } from '@majak/tools/profile/people';
import type { Profile } from '@majak/tools/profile/profile';
import { Button } from '@majak/ui/button';
import { useState } from 'react';
import type { LiveForm } from '../form/use-form.ts';
import { ConflictList } from './conflict-list.tsx';
import { wordsByPath } from './fact-words.ts';
import { WhichParty, WhoElse, Whom } from './fill-questions.tsx';
import { FillingList } from './filling-list.tsx';
import { UnlockForm } from './unlock-form.tsx';
import { useProfile } from './use-profile.ts';

/** Who tells of what was filled in: see `Snapshot`. */
const filler = 'profile';

/** What a profile knows of a form: shown first, filled in on a press, taken back on another. */
export function FillPanel({ live }: { live: LiveForm }) {
  const { kept } = useProfile();
  if (kept.kind === 'locked')
    return (
      <Panel title="Your profile is locked. Unlock it to fill in this form.">
        <UnlockForm id={`${live.prefix}profile-passphrase`} />
      </Panel>
    );
  return kept.kind === 'open' ? <Open live={live} profile={kept.profile} /> : null;
}

const Panel = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <details className="rounded-sm border border-line bg-surface-sunk px-4">
    <summary className="flex min-h-12 cursor-pointer items-center py-2.5 font-semibold text-link underline underline-offset-4">
      {title}
    </summary>
    <div className="grid gap-5 pb-4">{children}</div>
  </details>
);

const answers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

function titleOf(open: number, different: number): string {
  // What is left was refused.
  if (open + different === 0) return 'Your profile has nothing more for this form';
  if (open === 0) return `${answers(different)} in your profile ${different === 1 ? 'differs' : 'differ'}`;
  return `Fill in ${answers(open)} from your profile`;
}

function Open({ live, profile }: { live: LiveForm; profile: Profile }) {
  const { fields } = live.form;
  const people = peopleIn(profile);
  const [about, setAbout] = useState('person');
  const [chosen, setChosen] = useState(() => livingWith(people));
  const [party, setParty] = useState<string>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const you = party ?? yourParty(fields, profile, live.typed);
  const isForPeople = Object.values(fields).some(isOfPeople);
  const asking = {
    fields,
    profile,
    typed: live.typed,
    about,
    you,
    people: isForPeople ? chosen : undefined,
  };
  // What was refused stays in the list, so that it can be taken after all.
  const offered = fillFrom(asking);
  const fillings = fillFrom({ ...asking, refused });
  const differing = conflicts(asking);
  const fill = () =>
    live.amend((typed) => ({ ...typed, ...fillingTexts(fillFrom({ ...asking, typed, refused })) }), {
      says: `${answers(fillings.length)} filled in from your profile.`,
      by: filler,
    });
  const words = wordsByPath(fields, { ...live.typed, ...fillingTexts(offered) });
  const isAnswered = about !== 'person' || party !== undefined || chosen.length !== livingWith(people).length;
  const isOffered = offered.length > 0 || differing.length > 0 || isAnswered;
  return (
    <div className="grid gap-3">
      {isOffered ? (
        <Panel title={titleOf(fillings.length, differing.length)}>
          <WhichParty {...{ live, you, setYou: setParty, id: 'party' }} />
          {people.length > 1 && isForPeople ? <WhoElse {...{ people, chosen, setChosen }} /> : null}
          {people.length > 1 && !isForPeople ? (
            <Whom {...{ people, about, setAbout, prefix: live.prefix }} />
          ) : null}
          {offered.length > 0 ? (
            <>
              <FillingList {...{ fillings: offered, words, refused, setRefused }} />
              <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
                <Button disabled={fillings.length === 0} onClick={fill}>
                  Fill them in
                </Button>
                <a href="/profile" className="link">
                  Change your profile
                </a>
              </div>
            </>
          ) : null}
          <ConflictList live={live} conflicts={differing} />
        </Panel>
      ) : null}
      <Undo live={live} />
    </div>
  );
}

const Undo = ({ live: { replaced } }: { live: LiveForm }) => (
  <div role="status">
    {replaced?.by === filler ? (
      <p className="flex flex-wrap items-center gap-x-4">
        {replaced.says}
        <Button variant="quiet" className="min-h-10" onClick={replaced.undo}>
          Undo
        </Button>
      </p>
    ) : null}
  </div>
);
