import { Worker } from 'node:worker_threads';

/** Thrown at once when so many wait that nobody would be served in time. */
export class TooBusy extends Error {}

/** Thrown at work that still waited and that nobody wants any more: who asked went away, or asked anew. */
export class NotWanted extends Error {}

/** How long work is wanted while it waits. */
export type Wanted = {
  /** Whoever asked went away. */
  signal?: AbortSignal;
  /** Newer work of the same name stands in for what waits: it takes its place in the queue. */
  latestOf?: string;
};

/** What a worker answers to the work it was sent. */
export type Reply<Answer> = { answer: Answer } | { failed: string };

type Waiting<Work, Answer> = {
  work: Work;
  latestOf?: string | undefined;
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
};
type Options = {
  /** A file that Node runs as it is; with what it is given at its start. */
  file: string | URL;
  workerData: unknown;
  workers: number;
  longestQueue: number;
  /** After this a worker is taken for stuck: it is ended, and another takes its place. */
  timeoutMs: number;
  /** After so long without work a worker is ended, and its memory given back; the next work starts another. */
  idleMs: number;
};

/** A worker that tells what it answers, and that it ended by telling nothing. */
function newWorker<Answer>(
  { file, workerData }: Pick<Options, 'file' | 'workerData'>,
  tell: (reply?: Reply<Answer>) => void,
): Worker {
  // Without the loaders of the process: Node reads our files by itself, and that is ready sooner.
  const worker = new Worker(file, { workerData, execArgv: [] });
  worker.on('message', tell);
  worker.on('error', () => tell());
  worker.on('exit', () => tell());
  return worker;
}

/** One thread, with the work it has in hand. */
function startThread<Work, Answer>({ file, workerData, timeoutMs, idleMs }: Options, free: () => void) {
  let worker: Worker | undefined;
  let inHand: (Waiting<Work, Answer> & { timer: NodeJS.Timeout }) | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    const ended = worker;
    worker = undefined;
    void ended?.terminate();
  };
  const finish = (settle: (waiting: Waiting<Work, Answer>) => void) => {
    if (!inHand) return;
    clearTimeout(inHand.timer);
    const done = inHand;
    inHand = undefined;
    worker?.unref();
    idle = setTimeout(end, idleMs).unref();
    settle(done);
    free();
  };
  const lost = (reason: string) => {
    end();
    finish(({ reject }) => reject(new Error(reason)));
  };
  const start = () => {
    const made = newWorker<Answer>({ file, workerData }, (reply) => {
      if (made !== worker) return;
      if (!reply) return lost('The worker ended');
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
      const timer = setTimeout(() => lost('The worker took too long'), timeoutMs);
      inHand = { ...waiting, timer };
      worker.ref();
      worker.postMessage(waiting.work);
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
      older?.reject(new NotWanted('Newer work of the same kind came'));
    } else if (line.length >= longest) one.reject(new TooBusy('Too much waits already'));
    else line.push(one);
  };
  return {
    join,
    first: () => line.shift(),
    /** Work in hand goes on: it is nearly done. */
    leave: (one: One) => {
      const at = line.indexOf(one);
      if (at >= 0) line.splice(at, 1);
      one.reject(new NotWanted('Who asked went away'));
    },
  };
}

/**
 * Does work on threads of their own, each one thing at a time, the others in the order they came. Threads start with
 * the first work, and keep no process alive that has nothing else to do.
 * @throws TooBusy at once when the queue is full; NotWanted when it waited in vain; Error if the work failed, took too
 * long, or its thread ended.
 */
export function workerQueue<Work, Answer>(
  options: Options,
): (work: Work, wanted?: Wanted) => Promise<Answer> {
  const line = waitingLine<Work, Answer>(options.longestQueue);
  const next = () => {
    const thread = threads.find(({ isFree }) => isFree());
    const waiting = thread && line.first();
    if (waiting) thread.take(waiting);
  };
  const threads = Array.from({ length: options.workers }, () => startThread<Work, Answer>(options, next));
  return async (work, { signal, latestOf } = {}) => {
    if (signal?.aborted) throw new NotWanted('Who asked went away');
    let gone = () => {};
    const done = new Promise<Answer>((resolve, reject) => {
      const waiting = { work, latestOf, resolve, reject };
      gone = () => line.leave(waiting);
      line.join(waiting);
    });
    signal?.addEventListener('abort', gone, { once: true });
    next();
    return done.finally(() => signal?.removeEventListener('abort', gone));
  };
}
