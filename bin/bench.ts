import { benchContact } from '../tests/bench/contact.ts';
import { benchFaults } from '../tests/bench/faults.ts';
import { benchLighthouse } from '../tests/bench/lighthouse.ts';
import { benchServer } from '../tests/bench/server.ts';
import { buildWhatChanged } from './build.ts';
import { installChromium } from './install-chromium.ts';

/** `bin/bench [name]`: measures against the quality goals; without a name everything, one after the other. */
const benches: Record<string, () => Promise<boolean>> = {
  lighthouse: () => {
    installChromium();
    return benchLighthouse();
  },
  server: benchServer,
  contact: benchContact,
  faults: benchFaults,
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
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`\n── ${name}\n`);
  held = (await bench()) && held;
}
process.exit(held ? 0 : 1);
