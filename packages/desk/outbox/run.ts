import { getPayload } from 'payload';
import { env } from '../env.ts';
import { faultsForServing } from '../environment.ts';
import { heartbeat } from '../health/heartbeat.ts';
import config from '../payload.config.ts';
import { prune } from './prune.ts';
import { publishDue } from './publish-due.ts';
import { redact } from './redact.ts';
import { redactReviews } from './redact-reviews.ts';
import { tick } from './tick.ts';

const faults = faultsForServing(env);
if (faults.length > 0) throw new Error(`Not started.\n  ${faults.join('\n  ')}`);

const payload = await getPayload({ config });
const waits = { firstMs: env.OUTBOX_RETRY_MS, longestMs: env.OUTBOX_RETRY_LONGEST_MS };
const pace = { leaseMs: env.OUTBOX_LEASE_MS, waits, batch: 20 };
const retention = { requestDays: env.REQUEST_RETENTION_DAYS, spamDays: env.SPAM_RETENTION_DAYS };
const housekeepingMs = 10 * 60 * 1000;
const alive = heartbeat(payload, 'outbox');

/** Repeats `job` for ever, `everyMs` apart; a round that fails is logged and the next one comes all the same. */
async function repeat(name: string, everyMs: number, job: () => Promise<unknown>): Promise<never> {
  for (;;) {
    try {
      await job();
    } catch (error) {
      payload.logger.error({ err: error }, `${name} failed`);
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

process.on('SIGTERM', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));
payload.logger.info('The outbox is running');
await Promise.all([
  repeat('The outbox', env.OUTBOX_TICK_MS, async () => {
    // While there is work there is no waiting.
    while ((await tick(payload, pace)) > 0) await alive();
    await alive();
  }),
  repeat('Scheduled publishing', 1000, () => publishDue(payload, new Date())),
  repeat('Housekeeping', housekeepingMs, async () => {
    await redact(payload, new Date(), retention);
    await redactReviews(payload, new Date(), retention);
    await prune(payload, new Date());
  }),
]);
