import { Button } from '@majak/ui/button';
import { findingsInWords } from './findings-in-words.ts';
import { FindingsList } from './findings-list.tsx';
import type { LiveDocument } from './use-document.ts';

type Props = { document: Pick<LiveDocument, 'live' | 'preview' | 'mend'> };

const statusOf = ({ isKnown, findings }: LiveDocument['preview']): string => {
  if (!isKnown) return 'Checking the document.';
  return findings.every(({ state }) => state === 'right')
    ? 'Nothing is missing.'
    : `${findingsInWords(findings)}.`;
};

/** Whether a document with letters that its fonts lack is not made at all: its check says so then. */
const isRefused = ({ findings }: LiveDocument['preview']): boolean =>
  findings.some(({ rule, state }) => rule === 'letters' && state === 'wrong');

/** What the law wants of a document: what is wrong first, then what is missing, and what is right behind a line. */
export const FindingsSection = ({ document: { live, preview, mend } }: Props) => (
  <section id="law" aria-labelledby="law-title" className="no-print scroll-mt-24">
    <h2 id="law-title" className="text-subheading">
      What the law requires
    </h2>
    <p role="status" className="scripted mt-1 text-text-muted">
      {statusOf(preview)}
    </p>
    {preview.blanks > 0 ? (
      <p role="status" className="mt-2">
        {preview.blanks === 1 ? 'One line is' : `${preview.blanks} lines are`} empty in the document. Enter
        what belongs there, or fill {preview.blanks === 1 ? 'it' : 'them'} in by hand before you sign.
      </p>
    ) : null}
    {preview.unprintable.length > 0 && !isRefused(preview) ? (
      <p role="status" className="mt-2 font-semibold text-error">
        The PDF can’t be made with these, because its font only has Latin, Greek and Cyrillic letters:{' '}
        {preview.unprintable.join(' ')}
      </p>
    ) : null}
    <div role="status">
      {live.replaced && !live.replaced.isWhole && !live.replaced.by ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          {live.replaced.says}
          <Button variant="quiet" className="min-h-10" onClick={live.replaced.undo}>
            Undo
          </Button>
        </p>
      ) : null}
    </div>
    <FindingsList findings={preview.findings} onMend={(rule) => void mend(rule)} />
    <p className="mt-3 text-small text-text-muted">
      An automatic check, not legal advice. Unsure?{' '}
      <a href="/contact" className="link">
        Ask us
      </a>
      .
    </p>
  </section>
);
