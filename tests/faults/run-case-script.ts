import { readFileSync } from 'node:fs';
import { changeCase, isErased, openCase } from '@majak/desk/cases/change-case';
import { eraseCase } from '@majak/desk/cases/erase-case';
import { query } from '@majak/desk/database';
import { openPayload } from '@majak/desk/payload';
import { replyToRequest } from '@majak/desk/replies/reply-to-request';
import { uploads } from '@majak/tools/form/kinds/uploads';
import { sql } from 'drizzle-orm';
import { caseReferences, caseScript, emailOf, erasedReference, requestReference } from './case-script.ts';

/**
 * Makes every change of the script from the beginning, as whoever tries again after a crash does, then answers a request and
 * erases a case, then waits to be ended. The name of a file says which uploads are handed in, one a case.
 */
const payload = await openPayload();
const person = 'agent@majak.example';
const files = uploads({ label: 'Files', max: 10 }).schema.parse(
  JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')),
);

async function makeChanges(reference: string, at: number): Promise<void> {
  const file = files[at];
  if (!file) throw new Error('There is no file for this case');
  if (await isErased(payload, reference)) return;
  await openCase(payload, {
    author: 'agency',
    person,
    reference,
    given: { permit: 'employee-card', name: 'Ana Sample', email: emailOf(reference) },
    idempotencyKey: `${reference}-opened-key`,
  });
  for (const [step, { kind, given, author }] of caseScript(reference, at, file).entries()) {
    const idempotencyKey = `${reference}-change-key-${step}`;
    const outcome = await changeCase(payload, { author, person, reference, kind, given, idempotencyKey });
    if (outcome.kind !== 'made') throw new Error(`${kind}: ${JSON.stringify(outcome)}`);
  }
}

await Promise.all(caseReferences.map(makeChanges));
await replyToRequest(payload, {
  request: { reference: requestReference },
  given: { text: 'Dear Ana' },
  person,
  idempotencyKey: 'reply-key',
});
// What was not told when a case is erased never will be: here everything is.
const untold = () =>
  query(
    payload,
    sql`SELECT id FROM case_changes WHERE case_reference = ${erasedReference} AND status <> 'SUCCEEDED'`,
  );
while ((await untold()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
await eraseCase(payload, erasedReference, new Date('2026-11-23T10:00:00Z'));
setInterval(() => undefined, 60_000);
