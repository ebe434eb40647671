import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useEffect, useRef } from 'react';

/** On top of a form that was emptied: that it was, and the way back. It comes into view, wherever the reader was. */
export function ResetNotice({ undo }: { undo: (() => void) | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  const shown = undo !== undefined;
  useEffect(() => {
    if (!shown) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [shown]);
  if (!undo) return null;
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice role="status">
        <p>Everything is empty again.</p>
        <Button variant="quiet" onClick={undo}>
          Undo start over
        </Button>
      </Notice>
    </div>
  );
}
