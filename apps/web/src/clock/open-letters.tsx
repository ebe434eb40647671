import type { ClockReading } from '@majak/law/run-clock';
import type { Proceedings } from '@majak/tools/documents/proceedings';
import { WriteLetter } from './write-letter.tsx';

type Props = {
  reading: Pick<ClockReading, 'steps' | 'pauses' | 'pausedDays' | 'approved'>;
  /** Addresses of documents, by the names that steps give them. */
  documents: Readonly<Record<string, string>>;
  known: Partial<Proceedings>;
  today: string;
};

/** The letters that can be written about an application by now, each filled in with what is known of it; none where it is going to be approved. */
export function OpenLetters({ reading, documents, known, today }: Props) {
  const steps = reading.approved ? [] : reading.steps;
  const open = steps.flatMap(({ id, title, from, document }) => {
    const page = document && documents[document];
    return page && from && from <= today ? [{ id, title, page }] : [];
  });
  const paused = { pausedDays: reading.pausedDays, pausedUntil: reading.pauses.at(-1)?.to };
  return open.length > 0 ? (
    <div className="mt-4 flex flex-wrap gap-3">
      {open.map(({ id, title, page }) => (
        <WriteLetter key={id} page={page} known={{ ...known, ...paused }}>
          {title}
        </WriteLetter>
      ))}
    </div>
  ) : null;
}
