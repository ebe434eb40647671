import { parseEnv } from './environment.ts';

/** The environment of this process: the one place that reads it. */
export const env = parseEnv(process.env);
