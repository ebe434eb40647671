import { Gauge } from 'prom-client';
import { openPayload } from '../payload.ts';
import { type Backlog, readBacklog } from './backlog.ts';

const read = async (): Promise<Backlog | undefined> => {
  try {
    return await readBacklog(await openPayload());
  } catch {
    // Without the store nothing is known: no number is told, and the others are.
    return undefined;
  }
};

/** What waits for the outbox, read from the store whenever Prometheus asks. */
export function measureBacklog(): void {
  new Gauge({
    name: 'outbox_deliveries',
    help: 'Deliveries that are open, and those that were given up',
    labelNames: ['state'],
    async collect() {
      const backlog = await read();
      this.reset();
      if (!backlog) return;
      this.set({ state: 'open' }, backlog.open);
      this.set({ state: 'failed' }, backlog.failed);
    },
  });
  new Gauge({
    name: 'outbox_oldest_open_seconds',
    help: 'How long the oldest open delivery has waited; 0 if none waits, NaN while the store is away',
    async collect() {
      const backlog = await read();
      this.set(backlog ? secondsSince(backlog.oldestAt) : Number.NaN);
    },
  });
}

const secondsSince = (at: Date | undefined): number =>
  at ? Math.max(0, (Date.now() - at.getTime()) / 1000) : 0;
