import config from '@majak/desk/payload.config';
import { generateImportMap } from 'payload';

/** Writes the list of components that the admin may load, from the config. */
await generateImportMap(await config, { force: true, log: false });
process.exit(0);
