import type { Payload } from 'payload';
import { claim, conclude } from './claim.ts';
import { deliver } from './deliver.ts';
import { plan, settle } from './plan.ts';
import type { Waits } from './retry-delay.ts';

export type Pace = { leaseMs: number; waits: Waits; batch: number };

/**
 * One round of the outbox: plan what was accepted, deliver what is due, settle what is done.
 * Any number of processes may run it at once. Answers how many deliveries it tried.
 */
export async function tick(payload: Payload, { leaseMs, waits, batch }: Pace): Promise<number> {
  await plan(payload, new Date());
  const claims = await claim(payload, new Date(), { limit: batch, leaseMs });
  await Promise.all(
    claims.map(async (held) => {
      const outcome = await deliver(payload, held);
      await conclude(payload, held, outcome, { now: new Date(), waits, random: Math.random() });
    }),
  );
  await settle(payload);
  return claims.length;
}
