import type { PayloadRequest } from 'payload';
import { roleOf } from '../content/access.ts';

/** Whether somebody may do more with requests than read and edit them: retry, spam, erase, export. */
export const mayActOnRequests = (req: PayloadRequest): boolean => {
  const role = roleOf(req);
  return role === 'owner' || role === 'agent';
};

/** An answer that says why not, as Payload's own do. */
export const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });
