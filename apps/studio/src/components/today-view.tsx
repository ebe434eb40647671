import { daysBeforehand, silentDays } from '@majak/desk/cases/work-list';
import type { User } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import { today } from '@majak/desk/today';
import type { AdminViewServerProps, Payload } from 'payload';
import { dayInWords } from './day-in-words.ts';
import { DeskView } from './desk-view.tsx';
import { daysComing, requestsToAnswer, silent, tasksToday } from './desk-work.ts';
import type { WorkItem } from './welcome-data.ts';
import { WorkPile } from './work-pile.tsx';

const whole = (first: WorkItem[]) => ({ total: first.length, first });

/** All that waits for the desk today: who has no answer, what is due, and whom we have told nothing for too long. */
export const TodayView = (props: AdminViewServerProps) => (
  <DeskView
    {...props}
    path="/admin/today"
    title={`Today, ${dayInWords(today())}`}
    show={(user) => <Work payload={props.initPageResult.req.payload} user={user} />}
  />
);

async function Work({ payload, user }: { payload: Payload; user: User }) {
  const [requests, tasks, days, quiet] = await Promise.all([
    requestsToAnswer(payload, user),
    tasksToday(payload),
    daysComing(payload),
    silent(payload),
  ]);
  const { answering } = site;
  return (
    <>
      <p className="welcome__detail welcome__promise">
        {`We promise an answer within ${answering.withinMinutes} minutes on working days, ${answering.opens} to ${answering.closes}. All times are those of ${site.city}.`}
      </p>
      <div className="welcome__piles">
        <WorkPile title="Not answered" pile={whole(requests)} empty="Everybody has an answer." />
        <WorkPile title="Tasks due" pile={whole(tasks)} empty="Nothing is due today." />
        <WorkPile
          title={`Coming up in ${daysBeforehand} days`}
          pile={whole(days)}
          empty="No day of a case comes up."
        />
        <WorkPile
          title={`Silent for ${silentDays} days`}
          pile={whole(quiet)}
          empty="Every client has heard from us."
        />
      </div>
    </>
  );
}
