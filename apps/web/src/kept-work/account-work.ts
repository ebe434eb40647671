import * as z from 'zod/mini';

const keptSchema = z.object({
  name: z.string(),
  size: z.number(),
  revision: z.number(),
  keptAt: z.string(),
});
/** What an account keeps of a name. */
export type AccountWork = z.infer<typeof keptSchema>;

const openedSchema = z.extend(keptSchema, { text: z.string() });
const problemSchema = z.object({ title: z.string() });

const timeoutMs = 20_000;
const unreachable = 'The site could not be reached. Check your connection.';
const unreadable = 'The site gave an answer that could not be read. Load the page again.';

type Outcome<Found> = { ok: true; found: Found } | { ok: false; says: string };

async function ask<Found>(
  name: string,
  init: RequestInit,
  reads: z.ZodMiniType<Found>,
): Promise<Outcome<Found>> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`/client-area/work/${encodeURIComponent(name)}`, { ...init, signal });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return { ok: false, says: problemSchema.safeParse(body).data?.title ?? unreadable };
    const read = reads.safeParse(body);
    return read.success ? { ok: true, found: read.data } : { ok: false, says: unreadable };
  } catch {
    return { ok: false, says: unreachable };
  }
}

/** What is in one that the account keeps. */
export const openAccountWork = (name: string) => ask(name, {}, openedSchema);

/** Keeps a text with the account. @param known The revision that stands on the screen, 0 for none. */
export const keepInAccount = (name: string, text: string, known: number) =>
  ask(
    name,
    { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ text, known }) },
    keptSchema,
  );
