import type { Conflict } from '@majak/tools/profile/fill-from';
import { Button } from '@majak/ui/button';
import { useState } from 'react';
import type { LiveForm } from '../form/use-form.ts';
import { wordsByPath } from './fact-words.ts';

/** Where a form and the profile say two things: which of them is right is chosen. */
export function ConflictList({ live, conflicts }: { live: LiveForm; conflicts: readonly Conflict[] }) {
  const [settled, setSettled] = useState<Readonly<Record<string, string>>>({});
  const open = conflicts.filter(({ path, theirs }) => settled[path] !== theirs);
  if (open.length === 0) return null;
  const { fields } = live.form;
  const yours = Object.fromEntries(open.map((one) => [one.path, one.yours]));
  const [now, then] = [wordsByPath(fields, live.typed), wordsByPath(fields, { ...live.typed, ...yours })];
  return (
    <ul className="grid gap-4 border-t border-line pt-4">
      {open.map((one) => {
        const { path, field, theirs } = one;
        const label = now.get(path)?.label ?? field.label;
        return (
          <li key={path} className="grid gap-1">
            <p className="font-semibold">{label}</p>
            <p className="wrap-anywhere">
              Your profile says {then.get(path)?.text ?? one.yours}, and the form says{' '}
              {now.get(path)?.text ?? theirs}.
            </p>
            <div className="flex flex-wrap gap-x-5">
              <Button variant="quiet" className="min-h-10" onClick={() => live.change(path, one.yours)}>
                Use the profile’s<span className="sr-only">: {label}</span>
              </Button>
              <Button
                variant="quiet"
                className="min-h-10"
                onClick={() => setSettled((before) => ({ ...before, [path]: theirs }))}
              >
                Leave the form’s<span className="sr-only">: {label}</span>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
