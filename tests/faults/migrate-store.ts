import { migrate } from '@majak/desk/migrations/migrate';
import { openPayload } from '@majak/desk/payload';

/** Makes the schema in the store of this environment, and nothing else. */
process.exitCode = 1;
await migrate(await openPayload());
process.exit(0);
