import { type ChildProcess, spawn } from 'node:child_process';

export type Keeper = {
  /** `kill -9` at this moment; it is started again at once. */
  kill: () => void;
  /** Asks it to end, as a deployment does; it is started again once it has. */
  restart: () => void;
  stop: () => Promise<void>;
};

/** Keeps a process of the product running, the way a supervisor does. */
export function keepAlive(command: readonly string[], env: Record<string, string>): Keeper {
  let child: ChildProcess;
  let stopped = false;
  let ended: Promise<void>;
  const start = () => {
    child = spawn(process.execPath, command, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    ended = new Promise((resolve) => {
      child.once('exit', () => {
        resolve();
        if (!stopped) start();
      });
    });
  };
  start();
  return {
    kill: () => child.kill('SIGKILL'),
    restart: () => child.kill('SIGTERM'),
    stop: () => {
      stopped = true;
      child.kill('SIGKILL');
      return ended;
    },
  };
}
