import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { coveredYears } from './covered-years.ts';

type Trail = readonly { label: string; href: string }[];

/** The way to the page: the page itself comes last, without a link. */
export const LawBreadcrumbs = ({ trail }: { trail: Trail }) => (
  <Breadcrumbs
    items={trail.map(({ label, href }, at) => (at < trail.length - 1 ? { label, href } : { label }))}
  />
);

/** The head of the list of rules. */
export const LawHeader = ({ trail }: { trail: Trail }) => (
  <div className="mb-8">
    <LawBreadcrumbs trail={trail} />
    <h1 className="mt-5 text-display-long">The law in numbers</h1>
    <p className="mt-4 max-w-measure text-lead text-text-muted">
      Every rate, limit and credit that our calculators use, from {coveredYears()}. Each has its section, its
      sources and how sure we are of it.
    </p>
    <p className="mt-4 max-w-measure">
      Most values come from the tax press and from public tools, not from the Collection of Laws itself. Where
      nobody states a value in writing, it says so. Check a value before you sign something because of it, or{' '}
      <a href="/contact" className="link">
        ask us
      </a>
      .
    </p>
  </div>
);
