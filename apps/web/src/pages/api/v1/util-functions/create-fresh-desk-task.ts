import { contact } from '@majak/desk/submissions/kinds';
import type { APIRoute } from 'astro';
import { answerTaken } from '../../../../intake/answer-taken.ts';
import { takeIn } from '../../../../intake/take-in.ts';
import { problem } from '../../../../problem.ts';

/** Takes a contact request as JSON or form encoding. 201 with a reference, otherwise problem+json. */
export const POST: APIRoute = async ({ request }) => answerTaken(await takeIn(request, contact));

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
