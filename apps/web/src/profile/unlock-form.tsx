import { Button } from '@majak/ui/button';
import { TextField } from '@majak/ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import { unlockProfile } from './profile-store.ts';

/** Asks for the passphrase. It may stand inside another form: nothing of it is posted with that. @param id Of its field. */
export function UnlockForm({ id }: { id: string }) {
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'waiting' | 'opening' | 'wrong'>('waiting');
  const open = async () => {
    setState('opening');
    try {
      setState((await unlockProfile(typed)) ? 'waiting' : 'wrong');
    } catch {
      setState('wrong');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void open();
  };
  return (
    <div className="grid max-w-md gap-3">
      <TextField
        id={id}
        name={id}
        form="none"
        type="password"
        autoComplete="current-password"
        label="Passphrase of your profile"
        {...(state === 'wrong' ? { error: 'This isn’t the passphrase. Try again.' } : {})}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div>
        <Button loading={state === 'opening'} onClick={() => void open()}>
          Unlock the profile
        </Button>
      </div>
    </div>
  );
}
