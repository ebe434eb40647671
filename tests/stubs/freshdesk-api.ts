import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { type StoredTicket, ticketStore } from './freshdesk-tickets.ts';
import { type CustomFields, ticketFaults } from './freshdesk-validation.ts';

/** A string is an HTML page, nothing is no body, all else is JSON. */
export type Reply = {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  stored?: StoredTicket;
};
type Asked = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };

const invalid = (errors: unknown): Reply => ({
  status: 400,
  body: { description: 'Validation failed', errors },
});
const record = z.record(z.string(), z.unknown());

function jsonOf(body: string): Record<string, unknown> | undefined {
  try {
    return record.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** The part of Freshdesk's API v2 that the product uses, on tickets in memory. */
export function freshdeskApi({ key, fields }: { key: string; fields: CustomFields }) {
  const store = ticketStore();
  const authorization = `Basic ${Buffer.from(`${key}:X`).toString('base64')}`;

  const create = ({ url, headers, body }: Asked): Reply => {
    if (!headers['content-type']?.startsWith('application/json')) return { status: 415 };
    const given = jsonOf(body);
    if (!given)
      return { status: 400, body: { code: 'invalid_json', message: 'Request body has invalid json format' } };
    const faults = ticketFaults(given, fields);
    if (faults.length > 0) return invalid(faults);
    const stored = store.add(given);
    return {
      status: 201,
      body: stored,
      headers: { location: `${url.origin}/api/v2/tickets/${stored.id}` },
      stored,
    };
  };

  const list = (url: URL): Reply => {
    const page = store.page(url.searchParams);
    const message = 'There is no contact matching the given email';
    if (!page) return invalid([{ field: 'email', message, code: 'invalid_value' }]);
    if (!page.next) return { status: 200, body: page.rows };
    const next = new URL(url);
    next.searchParams.set('page', String(page.next));
    return { status: 200, body: page.rows, headers: { link: `<${next.href}>; rel="next"` } };
  };

  return {
    tickets: store.all,
    answer: (asked: Asked): Reply => {
      if (asked.headers.authorization !== authorization) {
        const message = 'You have to be logged in to perform this action.';
        return { status: 401, body: { code: 'invalid_credentials', message } };
      }
      if (asked.url.pathname !== '/api/v2/tickets') return { status: 404 };
      if (asked.method === 'POST') return create(asked);
      if (asked.method === 'GET') return list(asked.url);
      return { status: 405, body: { message: `${asked.method} method is not allowed.` } };
    },
  };
}
