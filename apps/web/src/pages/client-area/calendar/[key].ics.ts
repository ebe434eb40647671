import { logFailure } from '@majak/desk/log';
import type { APIRoute } from 'astro';
import { loadCaseCalendar } from '../../../client-case/load-shared-case.ts';
import { problem } from '../../../problem.ts';

/** The days of a case, for the calendar whose address this is. */
export const GET: APIRoute = async ({ params: { key = '' } }) => {
  try {
    const calendar = await loadCaseCalendar(key, new Date());
    if (!calendar) return problem({ status: 404, title: 'This address was stopped, or never existed' });
    return new Response(calendar, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="case.ics"',
        'Cache-Control': 'private, no-store',
      },
    });
  } catch (error) {
    logFailure('The calendar of a case could not be written', error);
    return problem({
      status: 503,
      title: 'Not right now',
      headers: { 'Retry-After': '600' },
    });
  }
};

export const HEAD = GET;

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET' } });
