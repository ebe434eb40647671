import * as z from 'zod';
import { possibleChange } from './desk-view-schema.ts';

/** The cases of a request, and what is asked to open one. */
export const requestCasesSchema = z.object({
  cases: z.array(z.object({ id: z.number(), title: z.string(), state: z.string() })),
  opening: possibleChange,
  erased: z.boolean(),
});

export type RequestCases = z.infer<typeof requestCasesSchema>;
