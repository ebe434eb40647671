import type { Site } from '@majak/sites/site';
import { Container } from '@majak/ui/container';
import { Logo } from '@majak/ui/logo';

/** The only way out of a page without the standard header: the mark that leads home. */
export const StandaloneHeader = ({ site, tone }: { site: Site; tone: 'transparent' | 'solid' }) => (
  <header className={tone === 'transparent' ? 'absolute inset-x-0 top-0 text-paper' : ''}>
    <Container>
      <a href="/" className="inline-flex h-header items-center" aria-label={`${site.brand}, front page`}>
        <Logo brand={site.brand} />
      </a>
    </Container>
  </header>
);
