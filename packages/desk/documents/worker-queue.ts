import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import path from 'node:path';
import { env } from '../env.ts';
import { type Reply, ready } from './run-worker.ts';

/** Thrown at once when so many wait that nobody would be served in time. */
export class QueueFull extends Error {}

/** Thrown at work that still waited and that nobody wants any more: who asked went away, or asked anew. */
export class WorkCancelled extends Error {}

/** Thrown at work whose worker took too long, or ended over it: the next try has another worker. */
export class WorkerLost extends Error {}

/** What goes with work, and how long it is wanted while it waits. */
export type WorkOptions = {
  /** A large file. It goes by a pipe, from where it lies: in the message it would be in memory once more. */
  bytes?: Uint8Array;
  /** Whoever asked went away. */
  signal?: AbortSignal;
  /** Newer work of the same name stands in for what waits: it takes its place in the queue. */
  latestOf?: string;
};

type Waiting<Work, Answer> = {
  work: Work;
  bytes?: Uint8Array | undefined;
  latestOf?: string | undefined;
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
};
type Options = {
  /** A file that Node runs as it is, and that answers with `runWorker`; with what it is given at its start. */
  file: string;
  given: string;
  workers: number;
  longestQueue: number;
  /** After this over one piece of work a worker is taken for stuck: it is ended, and another takes its place. */
  timeoutMs: number;
  /** After so long without work a worker is ended, and its memory given back; the next work starts another. */
  idleMs: number;
};

/** A worker that is not ready by then never will be. On a machine with much to do that takes longer than any work. */
const startMs = 60_000;

/** What Node made of our files, kept for the next start: to read them anew takes longer than most work. */
const compiled = path.join(env.contentRoot, 'node_modules/.cache/majak/compiled');

/** A worker that tells what it answers, and that it ended by telling nothing. */
function newWorker<Answer>(
  { file, given }: Pick<Options, 'file' | 'given'>,
  tell: (reply?: Reply<Answer> | typeof ready) => void,
): ChildProcess {
  const worker = fork(file, [given], {
    // Without the loaders of the process: Node reads our files by itself, and that is ready sooner.
    execArgv: [],
    // What opens pictures of strangers has no use for our secrets.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: compiled },
    // Bytes go over as bytes.
    serialization: 'advanced',
    // What a library writes before it gives up may quote the document.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // That nobody reads any more, its end tells.
  worker.stdin?.on('error', () => undefined);
  worker.on('message', (reply: Reply<Answer> | typeof ready) => tell(reply));
  worker.on('error', () => tell());
  worker.on('exit', () => tell());
  return worker;
}

/** What has nothing in hand keeps no process from ending. */
function letGo(worker: ChildProcess | undefined): void {
  worker?.unref();
  worker?.channel?.unref();
}

/** One worker after the other, with the work it has in hand. */
function workplace<Work extends Serializable, Answer>(
  { file, given, timeoutMs, idleMs }: Options,
  free: () => void,
) {
  let worker: ChildProcess | undefined;
  let isReady = false;
  let inHand: (Waiting<Work, Answer> & { timer: NodeJS.Timeout }) | undefined;
  let idle: NodeJS.Timeout | undefined;
  const leave = () => {
    const left = worker;
    worker = undefined;
    return left;
  };
  const finish = (settle: (waiting: Waiting<Work, Answer>) => void) => {
    if (!inHand) return;
    clearTimeout(inHand.timer);
    const done = inHand;
    inHand = undefined;
    letGo(worker);
    // Whom nobody asks ends by itself, and keeps what it compiled.
    idle = setTimeout(() => leave()?.disconnect(), idleMs).unref();
    settle(done);
    free();
  };
  const lost = (reason: string) => {
    const left = leave();
    // At once: what is still to be written belongs to who asked, who may let go of it now.
    left?.stdin?.destroy();
    left?.kill('SIGKILL');
    finish(({ reject }) => reject(new WorkerLost(reason)));
  };
  const limited = () => setTimeout(() => lost('The worker took too long'), isReady ? timeoutMs : startMs);
  const start = () => {
    isReady = false;
    const made = newWorker<Answer>({ file, given }, (reply) => {
      if (made !== worker) return;
      if (!reply) return lost('The worker ended');
      if (reply === ready) {
        isReady = true;
        clearTimeout(inHand?.timer);
        if (inHand) inHand.timer = limited();
        return;
      }
      finish(({ resolve, reject }) =>
        'failed' in reply ? reject(new Error(reply.failed)) : resolve(reply.answer),
      );
    });
    return made;
  };
  return {
    isFree: () => !inHand,
    take: (waiting: Waiting<Work, Answer>) => {
      clearTimeout(idle);
      worker ??= start();
      inHand = { ...waiting, timer: limited() };
      worker.ref();
      worker.channel?.ref();
      const { work, bytes } = waiting;
      try {
        // That it is gone, its end tells.
        worker.send({ work, size: bytes?.length ?? 0 }, () => undefined);
        if (bytes?.length) worker.stdin?.write(bytes);
      } catch {
        finish(({ reject }) => reject(new Error('The work could not be sent')));
      }
    },
  };
}

/** Work in the order it came, as long as it is wanted. */
function waitingLine<Work, Answer>(longest: number) {
  type One = Waiting<Work, Answer>;
  const line: One[] = [];
  const join = (one: One) => {
    const at = one.latestOf === undefined ? -1 : line.findIndex(({ latestOf }) => latestOf === one.latestOf);
    if (at >= 0) {
      const [older] = line.splice(at, 1, one);
      older?.reject(new WorkCancelled('Newer work of the same kind came'));
    } else if (line.length >= longest) one.reject(new QueueFull('Too much waits already'));
    else line.push(one);
  };
  return {
    join,
    first: () => line.shift(),
    /** Work in hand goes on: it is nearly done. */
    leave: (one: One) => {
      const at = line.indexOf(one);
      if (at >= 0) line.splice(at, 1);
      one.reject(new WorkCancelled('Who asked went away'));
    },
  };
}

/**
 * Has work done by processes of their own, each one thing at a time, the others in the order they came. They start with
 * the first work, keep no process alive that has nothing else to do, and take with them what they held in memory.
 * @throws QueueFull at once when the queue is full; WorkCancelled when it waited in vain; WorkerLost if it took too long, or
 * its worker ended; Error if the work failed.
 */
export function workerQueue<Work extends Serializable, Answer>(
  options: Options,
): (work: Work, wanted?: WorkOptions) => Promise<Answer> {
  const line = waitingLine<Work, Answer>(options.longestQueue);
  const next = () => {
    const place = places.find(({ isFree }) => isFree());
    const waiting = place && line.first();
    if (waiting) place.take(waiting);
  };
  const places = Array.from({ length: options.workers }, () => workplace<Work, Answer>(options, next));
  return async (work, { bytes, signal, latestOf } = {}) => {
    if (signal?.aborted) throw new WorkCancelled('Who asked went away');
    let gone = () => {};
    const done = new Promise<Answer>((resolve, reject) => {
      const waiting = { work, bytes, latestOf, resolve, reject };
      gone = () => line.leave(waiting);
      line.join(waiting);
    });
    signal?.addEventListener('abort', gone, { once: true });
    next();
    return done.finally(() => signal?.removeEventListener('abort', gone));
  };
}
