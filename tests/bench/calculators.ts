import { offeredCalculators } from '@majak/desk/offered-tools';
import { calculate } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { median, percentile, print } from './figures.ts';
import { startWeb } from './web-process.ts';

const day = '2026-11-21';
const [warmUp, runs, callsARun, calls] = [500, 9, 300, 200];

/** Milliseconds of one answer with its trace, median of the runs. */
function inPackage(calculator: Calculator): number {
  const many = (times: number) => {
    for (let count = 0; count < times; count += 1) calculate(calculator, calculator.sample, day);
  };
  many(warmUp);
  const times = Array.from({ length: runs }, () => {
    const from = performance.now();
    many(callsARun);
    return (performance.now() - from) / callsARun;
  });
  return median(times);
}

/** Milliseconds of calls over HTTP, one after the other. */
async function overHttp(url: string, { slug, sample }: Calculator): Promise<number[]> {
  const times: number[] = [];
  for (let call = -20; call < calls; call += 1) {
    const from = performance.now();
    const response = await fetch(`${url}/api/v1/calculators/${slug}`, {
      method: 'POST',
      body: JSON.stringify(sample),
    });
    await response.text();
    if (response.status !== 200) throw new Error(`${slug} answered ${response.status}`);
    if (call >= 0) times.push(performance.now() - from);
  }
  return times;
}

/** How long an answer takes, in the package and over HTTP, for the sample of every calculator. */
export async function benchCalculators(): Promise<boolean> {
  const calculators = await offeredCalculators();
  for (const calculator of calculators)
    print({ name: `${calculator.slug}: an answer`, value: inPackage(calculator), unit: 'ms', budget: 0.2 });
  const web = await startWeb({ REGISTERS_LIMIT_PER_MINUTE: '100000' });
  try {
    for (const calculator of calculators) {
      const times = await overHttp(web.url.replace('localhost', '127.0.0.1'), calculator);
      print({ name: `${calculator.slug}: over HTTP, p50`, value: median(times), unit: 'ms', budget: 3 });
      print({ name: `${calculator.slug}: over HTTP, p99`, value: percentile(times, 0.99), unit: 'ms' });
    }
  } finally {
    await web.stop();
  }
  return true;
}
