/** One attempt to carry a request somewhere, as the API tells of it. */
export type Delivery = {
  id: number;
  channel: string;
  status: string;
  attempts: number;
  dueAt: string;
  deliveredAt?: string;
  externalId?: string;
  lastError?: string;
};

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function delivery(value: unknown): Delivery | undefined {
  const row = record(value);
  const [channel, status, dueAt] = [text(row.channel), text(row.status), text(row.dueAt)];
  if (typeof row.id !== 'number' || !channel || !status || !dueAt) return undefined;
  return {
    id: row.id,
    channel,
    status,
    dueAt,
    attempts: Number(row.attempts) || 0,
    deliveredAt: text(row.deliveredAt),
    externalId: text(row.externalId),
    lastError: text(row.lastError),
  };
}

/** Reads an answer of `GET /api/outbox`; rows that are no deliveries are left out. */
export function readDeliveries(answer: unknown): Delivery[] {
  const { docs } = record(answer);
  return Array.isArray(docs) ? docs.flatMap((row) => delivery(row) ?? []) : [];
}

/** What an answer that is not ok says in words. */
export function readFault(answer: unknown, otherwise: string): string {
  const { errors } = record(answer);
  return (Array.isArray(errors) ? text(record(errors[0]).message) : undefined) ?? otherwise;
}
