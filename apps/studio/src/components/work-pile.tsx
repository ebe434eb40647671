import { site } from '@majak/desk/site';
import Link from 'next/link';
import { moment } from './delivery-words.ts';
import type { WorkItem, WorkList } from './welcome-data.ts';

type Props = {
  title: string;
  pile: WorkList;
  empty: string;
  /** Where all of it is, if more than is shown. */
  all?: string;
  grave?: boolean;
};

/** Something that waits for people, counted, with the first of it. */
export const WorkPile = ({ title, pile, empty, all, grave = false }: Props) => (
  <section className={`welcome__pile${grave && pile.total > 0 ? ' welcome__pile--grave' : ''}`}>
    <h2>
      {title} <span className="welcome__count">{pile.total}</span>
    </h2>
    {pile.total === 0 ? <p className="welcome__empty">{empty}</p> : <Entries entries={pile.first} />}
    {all && pile.total > pile.first.length && (
      <Link href={all} prefetch={false}>
        All {pile.total}
      </Link>
    )}
  </section>
);

const Entries = ({ entries }: { entries: readonly WorkItem[] }) => (
  <ul>
    {entries.map(({ href, title, detail, at }, index) => (
      // Two tasks of a case may be called the same.
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept in an entry
      <li key={`${href} ${title} ${index}`}>
        <Link href={href} prefetch={false}>
          {title}
        </Link>
        <span className="welcome__detail">{detail}</span>
        {at && <time dateTime={at}>{moment(at, site.jurisdiction.timeZone)}</time>}
      </li>
    ))}
  </ul>
);
