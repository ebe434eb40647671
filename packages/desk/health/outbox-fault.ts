import { checks } from './checks.ts';

/** Says in words why the outbox does not do its work: the store is away, or it has not gone round for two minutes. */
export async function outboxFault(now: Date): Promise<string | undefined> {
  const all = await checks(now);
  return all.find(({ name, state }) => (name === 'store' || name === 'outbox') && state === 'fault')?.detail;
}
