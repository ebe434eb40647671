import type { Answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { Button } from '@majak/ui/button';
import { useState } from 'react';
import type { State } from './use-calculator.ts';

type Props = { calculator: Calculator; state: State; answer: Answer | undefined };

async function download(calculator: Calculator, state: State, answer: Answer): Promise<void> {
  const { csvOf } = await import('./csv.ts');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvOf(calculator, state.typed, answer)], { type: 'text/csv' }));
  link.download = `${calculator.slug}-${answer.year}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Share, save, print, start over. The link holds the answers after its `#`, which no browser sends to a server. */
export function Actions({ calculator, state, answer }: Props) {
  const [said, setSaid] = useState('');
  const [link, setLink] = useState<string>();
  const share = async () => {
    const address = state.address();
    try {
      await navigator.clipboard.writeText(address);
      setLink(undefined);
      setSaid('The link is copied. It holds your numbers: share it only with people who may see them.');
    } catch {
      setSaid('Copy this link. It holds your numbers: share it only with people who may see them.');
      setLink(address);
    }
  };
  const { undo } = state;
  return (
    <div className="scripted no-print grid gap-3">
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <Button variant="quiet" onClick={share}>
          Copy a link
        </Button>
        {answer ? (
          <>
            <Button variant="quiet" onClick={() => void download(calculator, state, answer)}>
              Save as CSV
            </Button>
            <Button variant="quiet" onClick={() => print()}>
              Print
            </Button>
          </>
        ) : null}
        {undo ? (
          <Button
            variant="quiet"
            onClick={() => {
              undo();
              setSaid('Your numbers are back.');
            }}
          >
            Undo start over
          </Button>
        ) : (
          <Button
            variant="quiet"
            onClick={() => {
              state.startOver();
              setSaid('Everything is empty again.');
            }}
          >
            Start over
          </Button>
        )}
      </div>
      <p role="status" className="text-small text-text-muted">
        {said}
      </p>
      {link ? (
        <input
          aria-label="Link with your numbers"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="field-edge min-h-12 w-full px-3.5 py-2"
        />
      ) : null}
    </div>
  );
}
