import { benchCalculators } from '../tests/bench/calculators.ts';
import { benchContact } from '../tests/bench/contact.ts';
import { benchDocuments } from '../tests/bench/documents.ts';
import { benchFaults } from '../tests/bench/faults.ts';
import { overBudget } from '../tests/bench/figures.ts';
import { benchGrowth } from '../tests/bench/growth.ts';
import { benchInsurance } from '../tests/bench/insurance.ts';
import { benchInvoice } from '../tests/bench/invoice.ts';
import { benchLighthouse } from '../tests/bench/lighthouse.ts';
import { benchMemory } from '../tests/bench/memory.ts';
import { benchMutation } from '../tests/bench/mutation.ts';
import { benchServer } from '../tests/bench/server.ts';
import { benchTasks } from '../tests/bench/tasks.ts';
import { benchThorough } from '../tests/bench/thorough.ts';
import { benchTracker } from '../tests/bench/tracker.ts';
import { buildWhatChanged } from './build.ts';
import { installSystem } from './install-system.ts';

/** `bin/bench [name]`: measures against the quality goals; without a name everything but what takes an hour. */
const benches: Record<string, () => Promise<boolean>> = {
  lighthouse: () => {
    installSystem('chromium');
    return benchLighthouse();
  },
  server: benchServer,
  calculators: benchCalculators,
  insurance: benchInsurance,
  invoice: benchInvoice,
  documents: benchDocuments,
  contact: benchContact,
  tracker: benchTracker,
  tasks: benchTasks,
  growth: benchGrowth,
  memory: benchMemory,
  faults: benchFaults,
  thorough: () => {
    installSystem('chromium', 'poppler-utils', 'qpdf');
    return benchThorough();
  },
  mutation: benchMutation,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(
    `No such bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.\n`,
  );
  process.exit(1);
}
await buildWhatChanged({});
let held = true;
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 ? !asked.includes(name) : name === 'mutation') continue;
  process.stdout.write(`\n── ${name}\n`);
  held = (await bench()) && held;
}
if (overBudget.length > 0)
  process.stdout.write(`\nOver their budgets:\n${overBudget.map((name) => `  ${name}\n`).join('')}`);
process.exit(held && overBudget.length === 0 ? 0 : 1);
