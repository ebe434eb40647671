import { type ChildProcess, spawn } from 'node:child_process';

export type Child = { name: string; process: ChildProcess; ended: Promise<number> };
const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;
type Command = {
  name: string;
  command: string[];
  env: Record<string, string>;
  quiet?: boolean;
  untied?: boolean;
};

/**
 * Starts a script on the Node of this process, which ends when this one does, however that ends.
 * `quiet` keeps its ordinary output to itself, not its errors. `untied` leaves out what ends it with its parent.
 */
export function start({ name, command, env, quiet = false, untied = false }: Command): Child {
  const output = quiet ? 'ignore' : 'inherit';
  const child = spawn(process.execPath, untied ? command : ['--import', endWithParent, ...command], {
    env: { ...process.env, ...env, ...(untied ? {} : { END_WITH_PARENT: 'on' }) },
    stdio: untied ? ['ignore', output, 'inherit'] : ['ignore', output, 'inherit', 'ipc'],
  });
  const ended = new Promise<number>((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
    child.on('error', () => resolve(1));
  });
  return { name, process: child, ended };
}

const patienceMs = 6000;

/** Asks every child to end, and makes those that do not. */
export async function stopAll(children: readonly Child[]): Promise<void> {
  for (const child of children) child.process.kill('SIGTERM');
  const timer = setTimeout(() => {
    for (const child of children) child.process.kill('SIGKILL');
  }, patienceMs);
  await Promise.all(children.map((child) => child.ended));
  clearTimeout(timer);
}
