import { Button } from '@majak/ui/button';
import type { LiveForm } from './use-form.ts';

type Props = {
  screen: Pick<LiveForm, 'replaced'>;
  table: string;
  /** Once the row is wanted back: where the focus goes is the table's. */
  onUndo?: () => void;
  className?: string;
};

/** By a table: which row was taken out of it last, and the way to have it back. Always there, so that what comes into it is read out. */
export const RemovedRow = ({ screen: { replaced }, table, onUndo, className = '' }: Props) => (
  <div role="status" className={`scripted ${className}`}>
    {replaced?.by === table ? (
      <p className="flex flex-wrap items-center gap-x-4">
        {replaced.says}
        <Button
          variant="quiet"
          className="min-h-10"
          onClick={() => {
            onUndo?.();
            replaced.undo();
          }}
        >
          Undo
        </Button>
      </p>
    ) : null}
  </div>
);
