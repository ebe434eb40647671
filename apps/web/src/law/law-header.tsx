import { offeredSlugs } from '@majak/desk/offered-tools';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { coveredYears } from './covered-years.ts';
import { ruleIds, wholeRule } from './law-book.ts';

type Trail = readonly { label: string; href: string }[];

/** The way to the page: the page itself comes last, without a link. */
export const LawBreadcrumbs = ({ trail }: { trail: Trail }) => (
  <Breadcrumbs
    items={trail.map(({ label, href }, at) => (at < trail.length - 1 ? { label, href } : { label }))}
  />
);

/** How many rules have an act, an order or a notice as their first source. */
const readInLaw = (): number => ruleIds.filter((id) => wholeRule(id).sources[0]?.kind !== 'page').length;

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
      {readInLaw()} of {ruleIds.length} rules were read in their act, order or notice, in the wording that
      each names. The others, and values from earlier years, come from public pages: each one says how many.
      Check a value before you sign something because of it, or{' '}
      <a href="/contact" className="link">
        ask us
      </a>
      .
    </p>
    {offeredSlugs.length > 0 ? (
      <p className="mt-4">
        <a href="/proof" className="link">
          See the worked examples we test our calculators with
        </a>
      </p>
    ) : null}
  </div>
);
