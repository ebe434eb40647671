import * as z from 'zod';
import { askable } from '../cases/desk-view-schema.ts';

/** What was answered to a request, and what is asked to answer. Moments are ISO 8601 in UTC. */
export const requestRepliesSchema = z.object({
  /** Whom a reply goes to; nothing where none can be sent. */
  to: z.object({ name: z.string(), email: z.string() }).nullable(),
  fields: z.array(askable),
  replies: z.array(
    z.object({
      reference: z.string(),
      text: z.string(),
      person: z.string(),
      at: z.string(),
      delivery: z.object({
        status: z.string(),
        attempts: z.number(),
        dueAt: z.string(),
        deliveredAt: z.string().optional(),
        lastError: z.string().optional(),
      }),
    }),
  ),
});

export type RequestReplies = z.infer<typeof requestRepliesSchema>;
