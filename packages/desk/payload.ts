import { getPayload, type Payload } from 'payload';
import config from './payload.config.ts';

/** The store, opened once a process. */
export const openPayload = (): Promise<Payload> => getPayload({ config });
