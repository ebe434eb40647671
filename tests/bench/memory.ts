import { readFileSync } from 'node:fs';
import { print } from './figures.ts';
import { everyUse } from './memory-use.ts';
import { startWeb } from './web-process.ts';

const quarters = 4;
/** Whichever comes first ends a quarter. */
const quarter = { rounds: 60, ms: 30_000 };
const goals = { mb: 300, growth: 1.1 };

/** What a process holds in memory, in megabytes, as the system counts it. */
function residentMb(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** What it holds together with the processes that it started; what several share is counted once. */
function heldWithItsOwnMb(pid: number | undefined): number {
  const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const kilobytes = [String(pid), ...own].map((one) =>
    Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1]),
  );
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

/** What one web process holds in memory: after each kind of use, and through minutes of all of them. */
export async function benchMemory(): Promise<boolean> {
  const many = '1000000';
  const web = await startWeb({
    CONTACT_LIMIT_PER_MINUTE: many,
    REGISTERS_LIMIT_PER_MINUTE: many,
    UPLOAD_LIMIT_PER_HOUR: many,
    TRUSTED_PROXIES: '1',
  });
  try {
    print({ name: 'after the start', value: residentMb(web.pid), unit: 'MB' });
    const uses = await everyUse(web);
    for (const [name, use] of Object.entries(uses)) {
      await use(0);
      print({ name: `after ${name}`, value: residentMb(web.pid), unit: 'MB' });
    }
    const held: number[] = [];
    let round = 0;
    for (let count = 1; count <= quarters; count += 1) {
      const until = Date.now() + quarter.ms;
      const last = round + quarter.rounds;
      while (round < last && Date.now() < until) {
        round += 1;
        for (const use of Object.values(uses)) await use(round);
      }
      held.push(residentMb(web.pid));
      const name = `after quarter ${count}, ${round} rounds of all`;
      print({ name, value: held.at(-1) ?? Number.NaN, unit: 'MB', budget: goals.mb });
      print({ name: '  with the processes it started', value: heldWithItsOwnMb(web.pid), unit: 'MB' });
    }
    const [before = Number.NaN, end = Number.NaN] = held.slice(-2);
    print({ name: 'the last quarter to the one before', value: end / before, budget: goals.growth });
  } finally {
    await web.stop();
  }
  return true;
}
