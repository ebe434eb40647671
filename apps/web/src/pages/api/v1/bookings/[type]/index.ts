import type { APIRoute } from 'astro';
import { respondBooking } from '../../../../../bookings/respond-booking.ts';
import { problem } from '../../../../../problem.ts';

/** Books a time of a consultation. */
export const POST: APIRoute = ({ request, params: { type = '' } }) => respondBooking(request, type);

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
