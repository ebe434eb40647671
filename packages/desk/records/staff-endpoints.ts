import { isPlainObject } from '@majak/tools/form/field-tree';
import type { Endpoint, PayloadRequest } from 'payload';
import type { Request as ClientRequest } from '../payload-types.ts';
import { mayActOnRequests, refuse } from './request-actions-access.ts';

/** What is read of a person is kept nowhere on its way. */
export const unseen = { headers: { 'Cache-Control': 'private, no-store' } } as const;

type StaffHandler = (req: PayloadRequest) => Response | Promise<Response>;

/** For agents and owners alone. */
export const forStaff =
  (handler: StaffHandler): Endpoint['handler'] =>
  (req) =>
    mayActOnRequests(req) ? handler(req) : refuse(403, 'Only agents and owners may do this.');

/** The number of what an address names; -1 where it is none. */
export const idIn = ({ routeParams }: PayloadRequest): number => {
  const id = Number(routeParams?.id);
  return Number.isSafeInteger(id) ? id : -1;
};

/** The request that an address names. */
export const requestIn = (req: PayloadRequest): Promise<ClientRequest | null> =>
  req.payload.findByID({
    collection: 'requests',
    id: idIn(req),
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });

/** The object that was sent; an empty one where none was. */
export async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await req.json?.();
    return isPlainObject(body) ? body : {};
  } catch {
    return {};
  }
}

const keyPattern = /^[\w-]{16,100}$/;

/** The key by which something is done once; nothing where none was sent, which `withoutKey` answers. */
export const idempotencyKeyOf = ({ headers }: PayloadRequest): string | undefined => {
  const key = headers.get('Idempotency-Key') ?? '';
  return keyPattern.test(key) ? key : undefined;
};

export const withoutKey = (): Response => refuse(400, 'Send an Idempotency-Key of 16 to 100 characters.');
