import type { Example } from '../../kit/example.ts';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [];
