import { site } from '@majak/desk/site';
import { Container } from '@majak/ui/container';
import { Notice } from '@majak/ui/notice';
import { Pager } from '../blog/pager.tsx';
import { resultCount } from './result-count.ts';
import { ResultList } from './result-list.tsx';
import { EmptySearch, NoResults } from './search-fallbacks.tsx';
import { SearchForm } from './search-form.tsx';
import { resultsOnPage, type SearchQuery, searchHref } from './search-query.ts';
import type { Results } from './site-search.ts';

type Props = {
  asked: SearchQuery;
  found: Results | undefined;
  /** Seconds after which a client who searched too often may search again. */
  waitS?: number;
};

/** The search of the site: the question, what was found for it, and what to do where nothing was. */
export const SearchView = ({ asked, found, waitS }: Props) => {
  const pages = found ? Math.ceil(found.total / resultsOnPage) : 0;
  return (
    <div data-search>
      <div className="tone-sand py-10 md:py-16">
        <Container>
          <h1>Search</h1>
          <SearchForm
            label={`Words in English or ${site.jurisdiction.language.name}`}
            words={asked.words}
            className="mt-6 max-w-measure"
          />
        </Container>
      </div>
      <Container className="py-8 md:py-12">
        <p role="status" data-count className="text-small text-text-muted">
          {found ? resultCount(found) : ''}
        </p>
        {waitS === undefined ? null : <TooMany waitS={waitS} />}
        {found && !found.complete ? <StillReading /> : null}
        <div className="mt-4">
          <ResultList results={found?.results ?? []} />
        </div>
        <p data-more hidden className="mt-6">
          <a href="/search" className="link">
            All results
          </a>
        </p>
        <div data-pages className="mt-6 *:border-none">
          <Pager
            page={asked.page}
            pages={pages}
            hrefOf={(page) => searchHref(asked.words, page)}
            words={{ before: 'Previous', after: 'Next' }}
          />
        </div>
        <NoResults words={asked.words} hidden={!found || found.total > 0} />
        <EmptySearch hidden={found !== undefined} />
      </Container>
    </div>
  );
};

const TooMany = ({ waitS }: { waitS: number }) => (
  <Notice kind="error" title="Too many searches from your address" className="mt-4 max-w-measure">
    <p>
      Wait {waitS === 1 ? '1 second' : `${waitS} seconds`} and search again: what you asked stands in the
      field above.
    </p>
  </Notice>
);

const StillReading = () => (
  <Notice title="The site was started a moment ago" className="mt-4 max-w-measure">
    <p>Its pages are still being read: some may be missing here. Search again in a minute.</p>
  </Notice>
);
