import * as z from 'zod';

const stored = z.looseObject({
  subject: z.string(),
  description: z.string(),
  email: z.string().optional(),
  tags: z.array(z.string()).default([]),
  custom_fields: z.record(z.string(), z.unknown()).default({}),
});
export type StoredTicket = z.infer<typeof stored> & { id: number; created_at: string; updated_at: string };

const mostPerPage = 100;
const pageNumber = z.coerce.number().int().min(1);

/** The tickets of a stub desk, listed the way Freshdesk lists them. */
export function ticketStore() {
  const tickets: StoredTicket[] = [];
  return {
    all: (): readonly StoredTicket[] => tickets,
    add: (ticket: Record<string, unknown>): StoredTicket => {
      const now = `${new Date().toISOString().slice(0, 19)}Z`;
      const added = { ...stored.parse(ticket), id: tickets.length + 1, created_at: now, updated_at: now };
      tickets.push(added);
      return added;
    },
    /** Newest first, without descriptions; undefined when nobody of that address ever wrote. */
    page: (query: URLSearchParams) => {
      const email = query.get('email')?.toLowerCase();
      const theirs = tickets.filter((ticket) => email === undefined || ticket.email?.toLowerCase() === email);
      if (email !== undefined && theirs.length === 0) return undefined;
      const perPage = Math.min(pageNumber.catch(30).parse(query.get('per_page') ?? 30), mostPerPage);
      const page = pageNumber.catch(1).parse(query.get('page') ?? 1);
      const newestFirst = query.get('order_type') === 'asc' ? theirs : theirs.toReversed();
      const rows = newestFirst.slice((page - 1) * perPage, page * perPage);
      return {
        rows: rows.map(({ description: _, ...row }) => row),
        next: page * perPage < theirs.length ? page + 1 : undefined,
      };
    },
  };
}
