import { type Profile, shownFacts } from '@majak/tools/profile/profile';
import { profileForm } from '@majak/tools/profile/profile-form';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useState } from 'react';
import { DocumentsTable } from './documents-table.tsx';
import type { FactUses } from './fact-uses.ts';
import { wordsByPath } from './fact-words.ts';
import { PassphrasePanel } from './passphrase-panel.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileFiles } from './profile-files.tsx';
import { eraseProfile } from './profile-store.ts';
import { UnlockForm } from './unlock-form.tsx';
import { useProfile } from './use-profile.ts';

type Props = { uses: FactUses };

const nothing: Profile = {};

/** The profile on its page, in whichever state this browser keeps it. */
export function ProfileScreen({ uses }: Props) {
  const { kept, refused } = useProfile();
  const [undo, setUndo] = useState<() => void>();
  const bringBack = () => {
    undo?.();
    setUndo(undefined);
  };
  const erase = () => {
    const putBack = eraseProfile();
    setUndo(() => putBack);
  };
  if (kept.kind === 'waking') return <p className="scripted">Looking in this browser …</p>;
  return (
    <div className="grid gap-12">
      <div role="status" className="grid gap-4 empty:hidden">
        {refused ? <Refused /> : null}
        {undo && kept.kind === 'none' ? (
          <Notice title="Your profile is erased">
            <p>It’s gone from this browser. You can bring it back until you leave this page.</p>
            <Button variant="quiet" onClick={bringBack}>
              Bring it back
            </Button>
          </Notice>
        ) : null}
      </div>
      {kept.kind === 'locked' ? <Locked onErase={erase} /> : null}
      {kept.kind === 'damaged' ? <Damaged says={kept.says} onErase={erase} /> : null}
      {kept.kind === 'open' || kept.kind === 'none' ? (
        <Open
          profile={kept.kind === 'open' ? kept.profile : nothing}
          isLockable={kept.kind === 'open' && kept.key !== undefined}
          {...{ uses, erase }}
        />
      ) : null}
    </div>
  );
}

type OpenProps = Props & { profile: Profile; isLockable: boolean; erase: () => void };

const Open = ({ profile, isLockable, uses, erase }: OpenProps) => (
  <>
    <DocumentsTable profile={profile} />
    <div className="no-print">
      <ProfileFacts profile={profile} uses={uses} />
    </div>
    <Printed profile={profile} />
    <div className="no-print grid gap-12">
      {profile === nothing ? null : <PassphrasePanel isLockable={isLockable} />}
      <ProfileFiles profile={profile} onErase={erase} />
    </div>
  </>
);

const Printed = ({ profile }: { profile: Profile }) => (
  <dl className="hidden print:block">
    {[...wordsByPath(profileForm.fields, shownFacts(profile))].map(([path, { label, text }]) => (
      <div key={path} className="grid grid-cols-2 gap-4 border-b border-line py-1">
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const Refused = () => (
  <Notice title="This browser doesn’t keep anything for us">
    It may be a private window, or its settings forbid it. You can fill in the profile and save it as a file,
    but it’s gone from here when you leave the page.
  </Notice>
);

const Locked = ({ onErase }: { onErase: () => void }) => (
  <section aria-labelledby="locked-title" className="grid gap-4">
    <h2 id="locked-title" className="text-heading">
      Your profile is locked
    </h2>
    <UnlockForm id="passphrase" />
    <p className="max-w-measure text-text-muted">
      If you’ve forgotten the passphrase, nobody can open the profile. You can erase it and start again, or
      open a file you saved.
    </p>
    <div>
      <Button variant="quiet" onClick={onErase}>
        Erase the locked profile
      </Button>
    </div>
  </section>
);

const Damaged = ({ says, onErase }: { says: string; onErase: () => void }) => (
  <Notice kind="error" title="The profile in this browser can’t be read">
    <p>{says} Nothing in it was changed.</p>
    <Button variant="quiet" onClick={onErase}>
      Erase it and start again
    </Button>
  </Notice>
);
