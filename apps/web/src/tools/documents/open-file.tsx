import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useEffect, useRef } from 'react';
import type { LiveOpening } from './use-open-file.ts';

type ButtonProps = { opening: LiveOpening; what: string; endings: readonly string[] };

/** Chooses a file to open. @param props.what Such as `invoice`. */
export function OpenButton({ opening, what, endings }: ButtonProps) {
  const file = useRef<HTMLInputElement>(null);
  // One that was chosen before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at the element once, on waking
  useEffect(() => void opening.open(file.current?.files?.[0]), []);
  const noun = what.charAt(0).toUpperCase() + what.slice(1);
  return (
    <>
      <Button onClick={() => file.current?.click()}>Open an {what}</Button>
      <input
        ref={file}
        type="file"
        tabIndex={-1}
        aria-label={`${noun} to open`}
        accept={endings.join(',')}
        className="sr-only"
        onChange={(event) => {
          void opening.open(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

/** What came of a file, and where one can be dropped. It comes into view, wherever it was dropped. */
export function OpenFileNotice({ opening: { says, over }, what }: Pick<ButtonProps, 'opening' | 'what'>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (says?.kind === 'error') notice.current?.scrollIntoView({ block: 'center' });
  }, [says]);
  return (
    <>
      {says ? (
        <div ref={notice}>
          <Notice kind={says.kind} role="status">
            {says.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        </div>
      ) : null}
      {over ? (
        <p className="fixed inset-4 z-30 grid place-content-center rounded-lg border-2 border-dashed border-edge bg-surface-raised text-heading">
          Drop the {what} to open it
        </p>
      ) : null}
    </>
  );
}
