import { promises as czech } from './cz/promises-fixture.ts';
import type { Promises } from './promises-fixture.ts';
import { promises as slovak } from './sk/promises-fixture.ts';

/** What all calculators promise, of every country. */
export const { contracts, shown, inputs, asked, unused }: Promises = {
  contracts: { ...czech.contracts, ...slovak.contracts },
  shown: { ...czech.shown, ...slovak.shown },
  inputs: { ...czech.inputs, ...slovak.inputs },
  asked: { ...czech.asked, ...slovak.asked },
  unused: [...czech.unused, ...slovak.unused],
};
