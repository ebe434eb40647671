import type { Provision } from './provision.ts';

/** Provisions of one act, by section and what each demands. */
export const provisionsOfAct =
  (act: string) =>
  (section: string, title: string, unread?: string): Provision => ({
    title,
    act,
    section,
    ...(unread ? { unread } : {}),
  });
