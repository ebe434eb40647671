import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';

type Drawn = { pages: readonly string[]; failed: string | undefined; again: () => void };

/** The document itself, as its PDF will look, page by page. */
export const DocumentPreview = ({
  drawn: { pages, failed, again },
  title,
  isWhole,
}: {
  drawn: Drawn;
  title: string;
  /** Whether its answers are right and this is what they come to: it is not printed before. */
  isWhole: boolean;
}) => (
  <div className="grid gap-4">
    {failed ? (
      <Notice kind="error" title="We can’t draw the document right now" className="no-print">
        <p>{failed} What you entered is kept in this browser.</p>
        <Button variant="quiet" onClick={again}>
          Try again
        </Button>
      </Notice>
    ) : null}
    {isWhole ? null : (
      <p className="hidden print:block">
        This document isn’t finished, so it isn’t printed. Go back to its form: what is still missing or wrong
        is marked there.
      </p>
    )}
    {pages.length === 0 && !failed ? <Blank /> : null}
    {pages.map((page, at) => (
      <img
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
        key={at}
        src={page}
        alt={pages.length > 1 ? `${title}, page ${at + 1} of ${pages.length}` : title}
        width={595}
        height={842}
        className={`sheet-page h-auto w-full border border-line bg-paper ${isWhole ? '' : 'no-print'}`}
      />
    ))}
  </div>
);

/** Before the first page is drawn: its place, so that nothing moves. */
const Blank = () => (
  <div className="grid aspect-[595/842] place-content-center border border-line bg-paper text-small text-ink no-print">
    <span className="scripted">The document is drawn here as you fill in the form.</span>
    <span className="unscripted">The document is drawn by a script.</span>
  </div>
);
