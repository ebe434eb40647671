import { addDataAndFileToRequest, type Endpoint } from 'payload';
import * as z from 'zod';
import { exportFormCsv } from '../use-cases/export-form-csv.ts';
import { mayActOnRequests, refuse } from './request-actions-access.ts';

const asked = z.object({ form: z.string().max(255) });

/** All requests of one form as a table: `POST /api/requests/csv`. Who exported what form is written down. */
export const formCsvEndpoint: Endpoint = {
  path: '/csv',
  method: 'post',
  handler: async (req) => {
    if (!mayActOnRequests(req)) return refuse(403, 'Only agents and owners may do this.');
    await addDataAndFileToRequest(req);
    const given = asked.safeParse(req.data);
    if (!given.success) return refuse(400, 'Choose a form.');
    const { form } = given.data;
    const { csv, rows } = await exportFormCsv(req.payload, form);
    if (rows === 0) return refuse(404, 'Nothing was handed in by this form.');
    req.payload.logger.info({ user: req.user?.id, form, rows }, 'The requests of a form were exported');
    const name = form.replaceAll(/[^\w.-]/g, '-');
    return new Response(csv, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
