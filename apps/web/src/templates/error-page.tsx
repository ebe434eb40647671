import { site } from '@majak/desk/site';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { Drawing } from '@majak/ui/drawings/drawing';
import { Logo } from '@majak/ui/logo';
import { SearchForm } from '../search/search-form.tsx';

type Props = {
  title: string;
  text: string;
  /** Offers the search: not where the site itself is broken. */
  search?: boolean;
};

/** A page that stands alone: what happened, and the ways on. */
export const ErrorPage = ({ title, text, search = false }: Props) => (
  <div className="tone-harbour flex min-h-dvh flex-col">
    <Container>
      <a href="/" className="inline-flex h-header items-center" aria-label={`${site.brand}, front page`}>
        <Logo brand={site.brand} />
      </a>
      <div className="grid items-center gap-10 py-12 md:grid-cols-2 md:py-24">
        <div>
          <h1>{title}</h1>
          <p className="mt-6 max-w-measure text-lead">{text}</p>
          {search ? <SearchForm label="Look for it" className="mt-8 max-w-measure" /> : null}
          <div className="mt-8 flex flex-wrap gap-4">
            <Button href="/" variant="primary">
              Go to the front page
            </Button>
            <Button href="/our-services" variant="secondary">
              See services and prices
            </Button>
          </div>
          <p className="mt-8">
            Or ask us:{' '}
            <a href={`mailto:${site.email}`} className="link">
              {site.email}
            </a>
            ,{' '}
            <a href={site.phone.link} className="link">
              {site.phone.shown}
            </a>
          </p>
        </div>
        <Drawing name="lighthouse" className="hidden h-80 w-auto md:block" />
      </div>
    </Container>
  </div>
);
