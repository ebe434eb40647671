import { checks } from '@majak/desk/health/checks';
import type { User } from '@majak/desk/payload-types';
import Link from 'next/link';
import type { Payload, ServerProps } from 'payload';
import { channelName } from './delivery-words.ts';
import { lawToRead, requestsToAnswer, silent, tasksToday } from './desk-work.ts';
import { RunningState } from './running-state.tsx';
import { failedDeliveries, firstOf, newReviews, scheduledDrafts } from './welcome-data.ts';
import { WorkPile } from './work-pile.tsx';

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
    <h1>Choose your own password first</h1>
    <p>The one you signed in with was made for one use. Until you replace it, nothing else here opens.</p>
    <Link className="welcome__next" href="/admin/account">
      Open your account
    </Link>
    <p className="welcome__how">There, press Change password, type a new one twice, and save.</p>
  </section>
);

type Looks = { payload: Payload; user: User };

async function Desk({ payload, user }: Looks) {
  const [requests, failed, tasks, quiet] = await Promise.all([
    requestsToAnswer(payload, user).then(firstOf),
    failedDeliveries(payload, user, channelName),
    tasksToday(payload).then(firstOf),
    silent(payload).then(firstOf),
  ]);
  return (
    <>
      <WorkPile
        title="Requests to answer"
        pile={requests}
        all="/admin/today"
        empty="Every request was answered."
      />
      <WorkPile title="Tasks due" pile={tasks} all="/admin/today" empty="Nothing is due today." />
      <WorkPile
        title="Silent for 14 days"
        pile={quiet}
        all="/admin/today"
        empty="Every client has heard from us."
      />
      <WorkPile
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
  const law = lawToRead();
  const [reviews, scheduled] = await Promise.all([newReviews(payload, user), scheduledDrafts(payload, user)]);
  return (
    <>
      <WorkPile
        title="Reviews to read"
        pile={reviews}
        all="/admin/collections/reviews?where[_status][equals]=draft"
        empty="There are no new reviews."
      />
      <WorkPile title="Scheduled to go live" pile={scheduled} empty="No draft has a date to go live." />
      <WorkPile title="Law to read again" pile={law} empty="Every rule of the law was read in time." />
    </>
  );
}
