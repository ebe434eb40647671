/** What a worker answers to the work it was sent. */
export type Reply<Answer> = { answer: Answer } | { failed: string };
/** What a worker says first, once it has read its files. */
export const ready = 'ready';

/**
 * Makes this process a worker of a `workerQueue`: it answers what it is sent, and goes when who asks is gone.
 * @param answer What is thrown is told as the reason why the work failed.
 * @param afterwards Done once the answer is handed over, when nobody waits.
 */
export function runWorker<Work, Answer>(
  answer: (work: Work) => Promise<Answer>,
  afterwards: () => void = () => {},
): void {
  const reply = async (work: Work): Promise<Reply<Answer>> => {
    try {
      return { answer: await answer(work) };
    } catch (error) {
      return { failed: error instanceof Error ? error.message : 'The work failed' };
    }
  };
  process.on('message', async (work: Work) => {
    const said = await reply(work);
    if (process.connected) process.send?.(said);
    afterwards();
  });
  process.send?.(ready);
  process.once('disconnect', () => process.exit());
  // Who asks for the work finishes what was accepted, and needs it for that: Ctrl-C reaches both.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}
