import type { APIRoute } from 'astro';
import { trackerPath } from '../../clock/clock-address.ts';
import { clockCalendar } from '../../clock/clock-calendar.ts';
import { readClockPost } from '../../clock/read-clock-post.ts';
import { siteClock } from '../../clock/site-clock.ts';
import { problem } from '../../problem.ts';

/** The days of an application for a calendar, from a plain post of the clock's form. */
export const POST: APIRoute = async ({ request }) => {
  if (!siteClock) return problem({ status: 404, title: 'There is no such address' });
  const { asked, status } = await readClockPost(siteClock, request);
  if (!asked)
    return problem({
      status: status === 200 ? 422 : status,
      title: 'Some fields need your attention',
      detail: `${trackerPath} says which.`,
    });
  return new Response(clockCalendar(siteClock.clock, asked, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="dates.ics"',
      'Cache-Control': 'no-store',
    },
  });
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
