import { Button } from '@majak/ui/button';
import { useState } from 'react';

/** An address that somebody passes on: it can be selected, and copied with a press. */
export function CopyAddress({ label, address }: { label: string; address: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // The address stands there to be selected.
      setCopied(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <input
        readOnly
        aria-label={label}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-12 min-w-0 flex-1 basis-60 rounded-sm border border-edge bg-surface-sunk px-3 text-small"
      />
      <span className="scripted">
        <Button variant="quiet" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </span>
      <span role="status" className="sr-only">
        {copied ? 'The address is copied.' : ''}
      </span>
    </div>
  );
}
