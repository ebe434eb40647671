import { mkdirSync } from 'node:fs';
import { getPayload } from 'payload';
import { seed } from '../content/seed/seed.ts';
import { env } from '../env.ts';
import { endOnFaults } from '../log.ts';
import { migrate } from '../migrations/migrate.ts';
import config from '../payload.config.ts';
import { refuseToServe } from '../refuse-to-serve.ts';
import { describePorts } from '../services.ts';
import { ensureFirstOwner } from '../use-cases/first-owner.ts';

/** Migrates, seeds an empty store and makes the first owner. Prints what a person who starts the product needs. */
process.exitCode = 1;
endOnFaults('The preparation');
refuseToServe();
mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
const payload = await getPayload({ config, disableOnInit: true });
await migrate(payload);
const seeded = Object.entries(await seed(payload)).map(([name, count]) => `${count} ${name}`);
if (seeded.length > 0) console.log(`Sample content: ${seeded.join(', ')}`);
const owner = await ensureFirstOwner(payload);
console.log(
  `Ports\n${describePorts()
    .map((line) => `  ${line}`)
    .join('\n')}`,
);
if (owner)
  console.log(
    `\nFirst sign-in to the studio (shown once; the password has to be changed)\n  e-mail    ${owner.email}\n  password  ${owner.password}\n`,
  );
process.exit(0);
