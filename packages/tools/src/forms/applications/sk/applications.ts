import type { LoadApplication } from '../load-application.ts';

/** Forms of this country that are filled in on pages of their own, by the last part of their addresses, in the order they are listed. */
export const applications = {} as const satisfies Record<string, LoadApplication>;
