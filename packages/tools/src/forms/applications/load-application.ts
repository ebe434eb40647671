import type { Application } from '../application.ts';

/** Brings an application once it is asked for: nothing of it comes before. */
export type LoadApplication = () => Promise<Application>;
