import * as z from 'zod/mini';

/** A finding as the server answers it. */
export const findingSchema = z.object({
  rule: z.string(),
  state: z.literal(['right', 'missing', 'wrong']),
  field: z.string(),
  says: z.string(),
  act: z.string(),
  section: z.string(),
  source: z.optional(z.string()),
  note: z.optional(z.string()),
  mend: z.optional(z.string()),
});
