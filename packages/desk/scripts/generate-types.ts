import { generateTypes } from 'payload/node';
import config from '../payload.config.ts';

/** Writes `payload-types.ts` from the collections. */
await generateTypes(await config);
process.exit(0);
