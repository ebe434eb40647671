import { Button } from '@majak/ui/button';

type PagerProps = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** What the ways are called; those of the blog lead through time. */
  words?: { before: string; after: string };
};
const inTime = { before: 'Newer', after: 'Older' };

/** The way to the pages before and after; nothing when there is one page only. */
export const Pager = ({ page, pages, hrefOf, words = inTime }: PagerProps) =>
  pages < 2 ? null : (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
      {page > 1 ? (
        <Button href={hrefOf(page - 1)} rel="prev">
          {words.before}
        </Button>
      ) : null}
      <p className="text-small text-text-muted">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <Button href={hrefOf(page + 1)} rel="next" icon="arrow-right">
          {words.after}
        </Button>
      ) : null}
    </nav>
  );
