import type { FieldTexts } from '@majak/tools/form/field-texts';
import { type Profile, shownFacts, withFacts } from '@majak/tools/profile/profile';
import { profileForm } from '@majak/tools/profile/profile-form';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useRef } from 'react';
import { wordsByPath } from './fact-words.ts';
import { changeProfile } from './profile-store.ts';
import { type Import, useImport } from './use-import.ts';

/** Opens a profile that was saved as a file: what it changes is shown before. */
export function ImportPanel({ profile }: { profile: Profile }) {
  const file = useRef<HTMLInputElement>(null);
  const { found, error, open, close } = useImport(profile);
  const take = async ({ profile: other }: Import) => {
    await changeProfile((now) => withFacts(now, other));
    close();
  };
  return (
    <>
      <Button onClick={() => file.current?.click()}>Open a saved profile</Button>
      <input
        ref={file}
        type="file"
        tabIndex={-1}
        aria-label="Profile to open"
        accept=".json,application/json"
        className="sr-only"
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <div role="status" className="basis-full empty:hidden">
        {error ? (
          <Notice kind="error" title="Nothing was opened">
            {error}
          </Notice>
        ) : null}
        {found ? <Found {...{ found, profile, close }} onTake={() => void take(found)} /> : null}
      </div>
    </>
  );
}

type FoundProps = { found: Import; profile: Profile; onTake: () => void; close: () => void };

function Found({ found, profile, onTake, close }: FoundProps) {
  if (found.changes.length === 0)
    return (
      <Notice title="Nothing changes">Your profile already has everything that’s in {found.name}.</Notice>
    );
  const wordsOf = (facts: FieldTexts) => wordsByPath(profileForm.fields, shownFacts(facts));
  const [before, after] = [wordsOf(profile), wordsOf(withFacts(profile, found.profile))];
  const count = found.changes.length;
  return (
    <Notice title={`${found.name} changes ${count} ${count === 1 ? 'fact' : 'facts'}`}>
      <dl className="my-3 grid gap-2">
        {found.changes.map(({ at }) => (
          <div key={at}>
            <dt className="font-semibold">{after.get(at)?.label ?? at}</dt>
            <dd className="wrap-anywhere">
              {before.has(at) ? <del className="text-text-muted">{before.get(at)?.text}</del> : null}{' '}
              {after.get(at)?.text}
            </dd>
          </div>
        ))}
      </dl>
      <p>What the file doesn’t have stays in your profile.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onTake}>Use this profile</Button>
        <Button variant="quiet" onClick={close}>
          Leave my profile as it is
        </Button>
      </div>
    </Notice>
  );
}
