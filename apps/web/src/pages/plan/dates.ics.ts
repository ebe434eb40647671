import { writeCalendar } from '@majak/desk/calendar/write-calendar';
import { site } from '@majak/desk/site';
import type { APIRoute } from 'astro';
import { loadPlan } from '../../plan/load-plan.ts';
import { planPath } from '../../plan/plan-address.ts';
import { planDays } from '../../plan/plan-dates.ts';
import { sitePlan } from '../../plan/site-plan.ts';
import { problem } from '../../problem.ts';

/** The days of a plan for a calendar, from a plain post of its sentence. */
export const POST: APIRoute = async ({ request }) => {
  if (!sitePlan) return problem({ status: 404, title: 'There is no such address' });
  const { answer, start, today, status } = await loadPlan(sitePlan, request);
  if (!answer)
    return problem({
      status: status === 200 ? 422 : status,
      title: 'Some fields need your attention',
      detail: `${planPath} says which.`,
    });
  const days = planDays({ answer, start, today, country: site.jurisdiction }).map((one) => ({
    ...one,
    id: `plan-${answer.permit ?? 'none'}-${start}-${one.id}`,
  }));
  const file = writeCalendar({
    name: answer.title,
    host: site.domain,
    company: site.brand,
    days,
    at: new Date(),
  });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="plan.ics"',
      'Cache-Control': 'no-store',
    },
  });
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
