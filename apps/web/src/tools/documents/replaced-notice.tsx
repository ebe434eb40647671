import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useEffect, useRef } from 'react';
import type { LiveForm } from '../../form/use-form.ts';

/** What has just taken the place of the form, and the way back. It comes into view, wherever the reader was. */
export function ReplacedNotice({ live: { replaced } }: { live: LiveForm }) {
  const notice = useRef<HTMLDivElement>(null);
  const says = replaced?.isWhole ? replaced.says : undefined;
  useEffect(() => {
    if (!says) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [says]);
  if (!replaced?.isWhole) return null;
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice role="status">
        <p>{replaced.says}</p>
        <div className="flex flex-wrap gap-x-5">
          <Button variant="quiet" onClick={replaced.undo}>
            Back to what was here
          </Button>
          <Button variant="quiet" onClick={replaced.dismiss}>
            Continue with this
          </Button>
        </div>
      </Notice>
    </div>
  );
}
