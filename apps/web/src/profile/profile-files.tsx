import type { Profile } from '@majak/tools/profile/profile';
import { writeProfile } from '@majak/tools/profile/profile-file';
import { Button } from '@majak/ui/button';
import { saveFile } from '../tools/save-file.ts';
import { ImportPanel } from './import-panel.tsx';

/** A file of one's own, the way back from it, paper, and the end. */
export const ProfileFiles = ({ profile, onErase }: { profile: Profile; onErase: () => void }) => {
  const isEmpty = Object.keys(profile).length === 0;
  const save = () =>
    saveFile(new Blob([`${writeProfile(profile)}\n`], { type: 'application/json' }), 'my-profile.json');
  return (
    <section aria-labelledby="files-title" className="grid gap-4">
      <h2 id="files-title" className="text-heading">
        Save, move or erase it
      </h2>
      <p className="max-w-measure">
        The profile is only in this browser. A file lets you take it to another browser, or get it back if
        this one forgets. The file isn’t encrypted: anybody who opens it can read it.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isEmpty} onClick={save}>
          Save it as a file
        </Button>
        <ImportPanel profile={profile} />
        <Button disabled={isEmpty} onClick={() => print()}>
          Print
        </Button>
        <Button disabled={isEmpty} variant="quiet" onClick={onErase}>
          Erase the profile
        </Button>
      </div>
    </section>
  );
};
