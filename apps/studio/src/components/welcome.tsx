import { checks } from '@majak/desk/health/checks';
import type { User } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import Link from 'next/link';
import type { Payload, ServerProps } from 'payload';
import { channelName, moment } from './delivery-words.ts';
import { RunningState } from './running-state.tsx';
import {
  failedDeliveries,
  newRequests,
  newReviews,
  scheduledDrafts,
  type WorkItem,
  type WorkList,
} from './welcome-data.ts';

/** First thing after the sign-in: what waits for this person, by role; or that a password has to be chosen. */
export async function Welcome({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null;
  if (user.mustChangePassword) return <ChoosePassword />;
  return (
    <div className="welcome">
      <h1>Good to see you, {user.name}</h1>
      {user.role !== 'editor' && <RunningState checks={await checks(new Date())} />}
      <div className="welcome__piles">
        {user.role !== 'editor' && <Desk payload={payload} user={user} />}
        {user.role !== 'agent' && <Content payload={payload} user={user} />}
      </div>
    </div>
  );
}

const ChoosePassword = () => (
  <section className="welcome welcome--locked" role="alert">
    <h1>Choose a password of your own first</h1>
    <p>The one you signed in with was made for one use. Until you replace it, nothing else here opens.</p>
    <Link className="welcome__next" href="/admin/account">
      Open your account
    </Link>
    <p className="welcome__how">There, press Change password, type a new one twice, and save.</p>
  </section>
);

type Looks = { payload: Payload; user: User };

async function Desk({ payload, user }: Looks) {
  const [requests, failed] = await Promise.all([
    newRequests(payload, user),
    failedDeliveries(payload, user, channelName),
  ]);
  return (
    <>
      <Section
        title="New requests"
        pile={requests}
        all="/admin/collections/requests"
        empty="No new request waits."
      />
      <Section
        title="Failed deliveries"
        pile={failed}
        all="/admin/collections/outbox?where[status][equals]=FAILED"
        empty="Everything was delivered."
        grave
      />
    </>
  );
}

async function Content({ payload, user }: Looks) {
  const [reviews, scheduled] = await Promise.all([newReviews(payload, user), scheduledDrafts(payload, user)]);
  return (
    <>
      <Section
        title="Reviews to read"
        pile={reviews}
        all="/admin/collections/reviews?where[_status][equals]=draft"
        empty="No new review waits."
      />
      <Section title="Scheduled to go live" pile={scheduled} empty="No draft has a date to go live." />
    </>
  );
}

type SectionProps = { title: string; pile: WorkList; empty: string; all?: string; grave?: boolean };

const Section = ({ title, pile, empty, all, grave = false }: SectionProps) => (
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

const Entries = ({ entries }: { entries: WorkItem[] }) => (
  <ul>
    {entries.map(({ href, title, detail, at }) => (
      <li key={`${href} ${title}`}>
        <Link href={href} prefetch={false}>
          {title}
        </Link>
        <span className="welcome__detail">{detail}</span>
        {at && <time dateTime={at}>{moment(at, site.jurisdiction.timeZone)}</time>}
      </li>
    ))}
  </ul>
);
