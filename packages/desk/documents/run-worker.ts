/** Work as a worker is sent it, and how many bytes follow by the pipe. */
export type Sent<Work> = { work: Work; size: number };
/** What a worker answers to the work it was sent. */
export type Reply<Answer> = { answer: Answer } | { failed: string };
/** What a worker says first, once it has read its files. */
export const ready = 'ready';

/** So many bytes of what comes by the pipe, in one piece of memory. */
function readPipe(size: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  return new Promise((resolve) => {
    const take = (piece: Uint8Array) => {
      bytes.set(piece, at);
      at += piece.length;
      if (at < size) return;
      process.stdin.off('data', take).pause();
      resolve(bytes);
    };
    process.stdin.on('data', take).resume();
  });
}

/**
 * Makes this process a worker of a `workerQueue`: it answers what it is sent, and goes when who asks is gone.
 * @param answer Is given the work, and the bytes that came with it. What is thrown is told as the reason why it failed.
 * @param afterwards Done once the answer is handed over, when nobody waits.
 */
export function runWorker<Work, Answer>(
  answer: (work: Work, bytes: Uint8Array) => Promise<Answer>,
  afterwards: () => void = () => {},
): void {
  const reply = async ({ work, size }: Sent<Work>): Promise<Reply<Answer>> => {
    try {
      return { answer: await answer(work, size > 0 ? await readPipe(size) : new Uint8Array()) };
    } catch (error) {
      return { failed: error instanceof Error ? error.message : 'The work failed' };
    }
  };
  process.on('message', async (sent: Sent<Work>) => {
    const said = await reply(sent);
    if (process.connected) process.send?.(said);
    afterwards();
  });
  process.send?.(ready);
  process.once('disconnect', () => process.exit());
  // Who asks for the work finishes what was accepted, and needs it for that: Ctrl-C reaches both.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}
