import type { APIRoute } from 'astro';
import { respondSlots } from '../../../../../bookings/respond-slots.ts';
import { problem } from '../../../../../problem.ts';

/** The free times of a consultation. */
export const GET: APIRoute = ({ request, params: { type = '' } }) => respondSlots(request, type);

// Named, since `ALL` would take it.
export const HEAD = GET;

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET, HEAD' } });
