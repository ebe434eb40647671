import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into every process that `bin/start` starts: one whose parent is gone, even by `kill -9`, ends as if it was
 * asked to, instead of keeping its port and its hold on the store.
 */
const patienceMs = 10_000;

if (isMainThread && process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // To listen for the end keeps nobody from ending by himself.
  process.channel.unref();
}
