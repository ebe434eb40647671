import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into every process that `bin/start` keeps running: one whose parent is gone, even by `kill -9`, ends as if it
 * was asked to, instead of keeping its port and its hold on the store. The mark is taken away at once, since workers
 * inherit the environment, and what their own parent tells them is none of our affair.
 */
const patienceMs = 10_000;
const isMarked = process.env.END_WITH_PARENT === 'on';
delete process.env.END_WITH_PARENT;

if (isMainThread && isMarked && process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // To listen for the end keeps nobody from ending by himself.
  process.channel.unref();
}
