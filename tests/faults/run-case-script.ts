import { changeCase, openCase } from '@majak/desk/cases/change-case';
import { openPayload } from '@majak/desk/payload';
import { caseReferences, caseScript } from './case-script.ts';

/** Makes every change of the script from the beginning, as whoever tries again after a crash does, then waits to be ended. */
const payload = await openPayload();
const by = { author: 'agency', person: 'agent@majak.example' } as const;
await Promise.all(
  caseReferences.map(async (reference) => {
    await openCase(payload, {
      ...by,
      reference,
      given: { permit: 'employee-card', name: 'Ana Sample', email: `${reference.toLowerCase()}@example.com` },
      idempotencyKey: `${reference}-opened-key`,
    });
    for (const [at, [kind, given]] of caseScript.entries()) {
      const outcome = await changeCase(payload, {
        ...by,
        reference,
        kind,
        given,
        idempotencyKey: `${reference}-change-key-${at}`,
      });
      if (outcome.kind !== 'made') throw new Error(`${kind}: ${outcome.kind}`);
    }
  }),
);
setInterval(() => undefined, 60_000);
