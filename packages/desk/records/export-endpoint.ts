import { addDataAndFileToRequest, type Endpoint } from 'payload';
import * as z from 'zod';
import { exportPerson } from '../use-cases/export-person.ts';
import { mayActOnRequests, refuse } from './request-actions-access.ts';

const asked = z.object({ email: z.string().trim().max(255).includes('@') });

/**
 * One file of everything that is held under an e-mail: `POST /api/requests/export`. The e-mail stands in the body, so
 * that no log of addresses holds it; who exported is written down, of whom is not.
 */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'post',
  handler: async (req) => {
    if (!mayActOnRequests(req)) return refuse(403, 'Only agents and owners may do this.');
    await addDataAndFileToRequest(req);
    const given = asked.safeParse(req.data);
    if (!given.success) return refuse(400, 'Type the e-mail address of the person.');
    const now = new Date();
    const data = await exportPerson(req.payload, given.data.email, now);
    const found = [data.requests, data.reviews, data.accounts, data.cases].map(({ length }) => length);
    const [requests, reviews, accounts, cases] = found;
    req.payload.logger.info(
      { user: req.user?.id, requests, reviews, accounts, cases },
      "A person's data was exported",
    );
    if (found.every((count) => count === 0)) return refuse(404, 'Nothing is held under this address.');
    return new Response(`${JSON.stringify(data, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="personal-data-${now.toISOString().slice(0, 10)}.json"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
