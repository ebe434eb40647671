import { silentDays } from '@majak/desk/cases/work-list';
import type { User } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import { today } from '@majak/desk/today';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, Payload } from 'payload';
import { dayInWords } from './day-in-words.ts';
import { isAtTheDesk, silent, tasksToday, unansweredRequests } from './desk-work.ts';
import type { WorkItem } from './welcome-data.ts';
import { WorkPile } from './work-pile.tsx';

const whole = (first: WorkItem[]) => ({ total: first.length, first });

/** All that waits for the desk today: who has no answer, what is due, and whom we have told nothing for too long. */
export function TodayView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, visibleEntities } = initPageResult;
  const { i18n, payload } = req;
  const user = req.user as User | null;
  if (!user) redirect('/admin/login?redirect=/admin/today');
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      user={req.user ?? undefined}
      permissions={initPageResult.permissions}
      visibleEntities={visibleEntities}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
    >
      <div className="welcome today gutter--left gutter--right">
        <h1>Today, {dayInWords(today())}</h1>
        {isAtTheDesk(user) ? (
          <Work payload={payload} user={user} />
        ) : (
          <p role="alert">Only agents and owners see what waits for the desk.</p>
        )}
      </div>
    </DefaultTemplate>
  );
}

async function Work({ payload, user }: { payload: Payload; user: User }) {
  const [requests, tasks, quiet] = await Promise.all([
    unansweredRequests(payload, user),
    tasksToday(payload),
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
          title={`Silent for ${silentDays} days`}
          pile={whole(quiet)}
          empty="Every client has heard from us."
        />
      </div>
    </>
  );
}
