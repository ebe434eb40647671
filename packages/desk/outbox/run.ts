import { getPayload } from 'payload';
import { collectDefaultMetrics } from 'prom-client';
import { redactBookings } from '../bookings/erase-booking.ts';
import { redactCases } from '../cases/erase-case.ts';
import { env } from '../env.ts';
import { longestAttemptMs } from '../faults-for-serving.ts';
import { measureBacklog } from '../health/backlog-metrics.ts';
import { healthResponse } from '../health/health-response.ts';
import { heartbeat } from '../health/heartbeat.ts';
import { outboxFault } from '../health/outbox-fault.ts';
import { forgetOldWork } from '../kept-work/kept-work.ts';
import { endOnFaults } from '../log.ts';
import { redactOrders } from '../orders/erase-order.ts';
import config from '../payload.config.ts';
import { expireOrders } from '../payments/expire-orders.ts';
import { remindOfParts } from '../payments/remind-of-parts.ts';
import { refuseToServe } from '../refuse-to-serve.ts';
import { repeatJob } from '../repeat-job.ts';
import { today } from '../today.ts';
import { finishReviews } from './finish-reviews.ts';
import { outboxRound } from './outbox-round.ts';
import { prune } from './prune.ts';
import { publishDue } from './publish-due.ts';
import { redactExpiredAnswers } from './redact-expired-answers.ts';
import { redactRequests } from './redact-requests.ts';
import { redactReviews } from './redact-reviews.ts';

endOnFaults('The outbox');
refuseToServe();

const payload = await getPayload({ config });
const waits = { firstMs: env.OUTBOX_RETRY_MS, longestMs: env.OUTBOX_RETRY_LONGEST_MS };
const pace = { leaseMs: env.OUTBOX_LEASE_MS, attemptMs: longestAttemptMs(env), waits, batch: 30 };
const retention = { requestDays: env.REQUEST_RETENTION_DAYS, spamDays: env.SPAM_RETENTION_DAYS };
/** Files of a closed case stay a day, should it have been closed by mistake. */
const caseRetention = { caseDays: env.CASE_RETENTION_DAYS, fileDays: 1 };
const housekeepingMs = 10 * 60 * 1000;
const alive = heartbeat(payload, 'outbox');
if (env.OUTBOX_HEALTH_PORT) {
  collectDefaultMetrics();
  measureBacklog();
  healthResponse({
    port: env.OUTBOX_HEALTH_PORT,
    host: env.LISTEN_HOST,
    fault: () => outboxFault(new Date()),
  });
}

const stopping = new AbortController();
// What is under way is delivered and written down first; a second signal does not wait.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => (stopping.signal.aborted ? process.exit(0) : stopping.abort()));
const means = { signal: stopping.signal, log: payload.logger };

const jobs = [
  {
    name: 'The outbox',
    everyMs: env.OUTBOX_TICK_MS,
    run: async () => {
      // While there is work there is no waiting.
      while ((await outboxRound(payload, pace)) > 0 && !stopping.signal.aborted) await alive();
      await alive();
    },
  },
  { name: 'Scheduled publishing', everyMs: 1000, run: () => publishDue(payload, new Date()) },
  {
    name: 'Orders',
    everyMs: 5000,
    run: async () => {
      await expireOrders(payload, new Date());
      await remindOfParts(payload, today());
    },
  },
  {
    name: 'Housekeeping',
    everyMs: housekeepingMs,
    run: async () => {
      await redactRequests(payload, new Date(), retention);
      await redactCases(payload, new Date(), caseRetention);
      await redactBookings(payload, new Date(), retention.requestDays);
      await redactOrders(payload, new Date(), retention);
      await finishReviews(payload, new Date());
      await redactExpiredAnswers(payload, new Date());
      await redactReviews(payload, new Date(), retention);
      await forgetOldWork(payload, new Date(), retention.requestDays);
      await prune(payload, new Date());
    },
  },
];
payload.logger.info('The outbox is running');
await Promise.all(jobs.map((job) => repeatJob(job, means)));
process.exit(0);
