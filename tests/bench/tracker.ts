import { newAddress } from '../support/browser.ts';
import { median, print } from './figures.ts';
import { startWeb, type Web } from './web-process.ts';

/** A number is closed to dates of birth after ten guesses in an hour: of each there are fewer. */
const cases = 64;
const guessesOfEach = 8;
const guesses = 10_000;
const hands = 50;
const numberOf = (at: number, isKnown: boolean) =>
  `MJK-${isKnown ? '0000' : '9999'}-${String(at).padStart(4, '0')}`;

/** Asks for a case from an address that nobody else has; what came back, without the number that was typed. */
async function ask({ url }: Web, number: string, proof: string) {
  const startedMs = performance.now();
  const response = await fetch(`${url}/track-application/case`, {
    method: 'POST',
    headers: { Origin: url, 'X-Forwarded-For': newAddress() },
    body: new URLSearchParams({ number, proof }),
  });
  const html = await response.text();
  const ms = performance.now() - startedMs;
  const headers = [...response.headers.keys()].filter((name) => name !== 'date').sort();
  return { ms, status: response.status, said: `${headers} ${html.replaceAll(number, '')}` };
}

const orders = ['known', 'unknown'] as const;

/** A wrong date at a number that is there, and one at a number that is not, one after the other. */
async function benchEqualAnswers(web: Web): Promise<boolean> {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let round = 0; round < guessesOfEach; round += 1)
    for (let at = 0; at < cases; at += 1)
      // Whichever is asked first meets another moment of the machine.
      for (const which of at % 2 === round % 2 ? orders : orders.toReversed()) {
        const { ms, status, said } = await ask(web, numberOf(at, which === 'known'), '01/01/1991');
        took[which].push(ms);
        answers.add(`${status} ${said}`);
      }
  const apart = Math.abs(median(took.known) - median(took.unknown));
  print({ name: 'Tracker: wrong proof, median', value: median(took.known), unit: 'ms' });
  print({ name: 'Tracker: unknown number, median', value: median(took.unknown), unit: 'ms' });
  print({
    name: `Tracker: medians apart, n = ${took.known.length} each`,
    value: apart,
    unit: 'ms',
    budget: 2,
  });
  print({ name: 'Tracker: different answers to the two', value: answers.size, budget: 1 });
  return apart <= 2 && answers.size === 1;
}

const dayAt = (at: number): string => new Date(Date.UTC(1970, 0, 1 + at)).toISOString().slice(0, 10);

/** Every day of 27 years, the right one among them, at one number: each from an address of its own. */
async function guessAll(web: Web, isKnown: boolean) {
  let next = 0;
  const statuses = new Map<number, number>();
  const hand = async () => {
    while (next < guesses) {
      const day = dayAt(next);
      next += 1;
      const { status } = await ask(web, numberOf(cases, isKnown), day);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return statuses;
}

async function benchGuesses(web: Web): Promise<boolean> {
  const [known, unknown] = [await guessAll(web, true), await guessAll(web, false)];
  const through = guesses - (known.get(429) ?? 0);
  const told = known.get(200) ?? 0;
  const same = JSON.stringify([...known].sort()) === JSON.stringify([...unknown].sort());
  print({ name: `Tracker: of ${guesses} guesses at one number looked at`, value: through, budget: 10 });
  print({ name: 'Tracker: cases that a guess opened', value: told, budget: 0 });
  print({ name: 'Tracker: differences to a number that is not there', value: same ? 0 : 1, budget: 0 });
  return through <= 10 && told === 0 && same;
}

/** What a stranger learns at `/track-application`: by how long an answer takes, and by trying. */
export async function benchTracker(): Promise<boolean> {
  const web = await startWeb({ TRUSTED_PROXIES: '1' }, ['tests/bench/tracker-fill.ts', String(cases + 1)]);
  try {
    const held = [await benchEqualAnswers(web), await benchGuesses(web)];
    return held.every(Boolean);
  } finally {
    await web.stop();
  }
}
