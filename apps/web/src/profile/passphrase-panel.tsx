import { Button } from '@majak/ui/button';
import { TextField } from '@majak/ui/text-field';
import { type FormEvent, useState } from 'react';
import { canLock } from './locked-text.ts';
import { lockProfile, setPassphrase } from './profile-store.ts';

/** A short one is guessed, however often it is hashed. */
const minLength = 12;

/** Locks the profile on wish, and says first what that means. */
export const PassphrasePanel = ({ isLockable }: { isLockable: boolean }) => (
  <section aria-labelledby="passphrase-title" className="grid gap-4">
    <h2 id="passphrase-title" className="text-heading">
      Passphrase
    </h2>
    {isLockable ? <Unlocked /> : <NewPassphrase />}
  </section>
);

function Unlocked() {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await setPassphrase(undefined);
    setBusy(false);
  };
  return (
    <>
      <p className="max-w-measure">
        Your profile is encrypted in this browser. It’s unlocked in this tab until you lock it or close the
        tab.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={lockProfile}>Lock it now</Button>
        <Button variant="quiet" loading={busy} onClick={() => void remove()}>
          Remove the passphrase
        </Button>
      </div>
    </>
  );
}

function NewPassphrase() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!canLock())
    return (
      <p className="max-w-measure">This browser can’t encrypt here: open the site by its https address.</p>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ([...typed].length < minLength)
      return setError(`Use at least ${minLength} characters. Four words are easy to remember.`);
    setBusy(true);
    await setPassphrase(typed);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-measure gap-4">
      <p>
        Without a passphrase, anybody who uses this browser can read your profile. With one it’s encrypted,
        and each new tab asks for the passphrase once.
      </p>
      <p className="font-semibold">
        Nobody can reset the passphrase, not even us. If you forget it, the profile is lost. Save a file of it
        first.
      </p>
      <TextField
        id="new-passphrase"
        name="new-passphrase"
        type="password"
        autoComplete="new-password"
        label="New passphrase"
        hint={`At least ${minLength} characters, such as four words.`}
        {...(error ? { error } : {})}
        value={typed}
        onChange={(event) => {
          setError(undefined);
          setTyped(event.currentTarget.value);
        }}
      />
      <div>
        <Button type="submit" loading={busy}>
          Encrypt the profile
        </Button>
      </div>
    </form>
  );
}
