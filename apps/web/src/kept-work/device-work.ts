import { readStoredText, writtenOn } from '../form/browser-store.ts';

/** What this browser holds under a name, and when it was written, where that is known. */
export type DeviceWork = { text: string; day?: string };

/** The day of a moment; before moments were kept, it was the day alone. */
const dayOf = (moment: unknown): string | undefined =>
  typeof moment === 'string' ? /^\d{4}-\d\d-\d\d(?=T|$)/.exec(moment)?.[0] : undefined;

/** What this browser holds of work that can be kept. */
export function readDeviceWork(names: readonly string[]): Map<string, DeviceWork> {
  const moments = writtenOn();
  return new Map(
    names.flatMap((name) => {
      const text = readStoredText(name);
      const day = dayOf(moments[name]);
      return text ? [[name, { text, ...(day ? { day } : {}) }] as const] : [];
    }),
  );
}
