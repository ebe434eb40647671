import type { APIRoute } from 'astro';
import { respondWork } from '../../../kept-work/respond.ts';

/** What a client keeps with their account. */
export const ALL: APIRoute = ({ request, params: { name = '' } }) => respondWork(request, name);
