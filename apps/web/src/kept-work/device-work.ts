import { readStoredText, writtenOn } from '../form/browser-store.ts';

/** What this browser holds under a name, and when it was written, where that is known. */
export type DeviceWork = { text: string; day?: string };

const isDay = (day: unknown): day is string => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day);

/** What this browser holds of work that can be kept. */
export function readDeviceWork(names: readonly string[]): Map<string, DeviceWork> {
  const days = writtenOn();
  return new Map(
    names.flatMap((name) => {
      const text = readStoredText(name);
      const day = days[name];
      return text ? [[name, { text, ...(isDay(day) ? { day } : {}) }] as const] : [];
    }),
  );
}
