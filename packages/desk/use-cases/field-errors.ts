import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';

export type FieldError = { field: string; code: string; message: string };

/** Problems of an input, one entry a fault, in the order of the fields; `whole` is said of one that is no object. */
export function fieldErrors(error: z.core.$ZodError, whole: string): FieldError[] {
  return error.issues.flatMap((issue): FieldError[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((field) => ({ field, code: issue.code, message: 'This field is not known' }));
    const field = issue.path.join('.') || 'body';
    return [{ field, code: issue.code ?? 'invalid', message: field === 'body' ? whole : issue.message }];
  });
}

/** Fingerprint of the content, the same whatever the order of its fields. */
export const fingerprint = (content: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(content).sort(([a], [b]) => a.localeCompare(b))))
    .digest('hex');
