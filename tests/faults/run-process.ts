import { type ChildProcess, spawn } from 'node:child_process';

export type ProcessRun = {
  /** All that it printed. */
  log: () => string;
  /** Whether it has ended, by whatever cause. */
  ended: () => boolean;
  /** The code it ends with. */
  exited: Promise<number | null>;
  stop: () => Promise<number | null>;
};

/** Runs a part of the product once, so that an end nobody asked for shows, and keeps what it prints. */
export function runProcess(command: readonly string[], env: Record<string, string>): ProcessRun {
  const child: ChildProcess = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let over = false;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      over = true;
      resolve(code);
    });
  });
  return {
    log: () => output,
    ended: () => over,
    exited,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
