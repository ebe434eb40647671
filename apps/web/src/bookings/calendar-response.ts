import { logFailure } from '@majak/desk/log';
import type { APIRoute } from 'astro';
import { problem } from '../problem.ts';

/** A calendar by its key; nothing where the key opens none. */
type Write = (key: string, at: Date) => Promise<string | undefined>;

/** The end points of a calendar whose address is its key. @param filename What a browser calls it. */
export function calendarResponse(
  filename: string,
  write: Write,
): { GET: APIRoute; HEAD: APIRoute; ALL: APIRoute } {
  const GET: APIRoute = async ({ params: { key = '' } }) => {
    try {
      const calendar = await write(key, new Date());
      if (!calendar) return problem({ status: 404, title: 'This address was stopped, or never existed' });
      return new Response(calendar, {
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `inline; filename="${filename}"`,
          'Cache-Control': 'private, no-store',
        },
      });
    } catch (error) {
      logFailure('A calendar of bookings could not be written', error);
      return problem({ status: 503, title: 'Not right now', headers: { 'Retry-After': '600' } });
    }
  };
  const ALL: APIRoute = () => problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET' } });
  return { GET, HEAD: GET, ALL };
}
