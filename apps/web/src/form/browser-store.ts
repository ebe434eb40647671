/** What this browser keeps under a name. Storage may be refused: then it is nothing. */
export function readStoredText(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Under which the day is kept on which each text was written. */
const daysName = 'majak-days';

/** The day on which each text was written last, by its name, where it is known. */
export function writtenOn(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readStoredText(daysName) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps the day of a text, or forgets it. Where no text is kept, no list of days is left behind. */
function keepDay(name: string, day: string | undefined): void {
  const { [name]: _before, ...others } = writtenOn();
  const days = day === undefined ? others : { ...others, [name]: day };
  if (Object.keys(days).length === 0) localStorage.removeItem(daysName);
  else localStorage.setItem(daysName, JSON.stringify(days));
}

/** Keeps a text under a name, or forgets it. @returns whether it was kept: storage may be refused, or full. */
export function writeStoredText(name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    keepDay(name, text === undefined ? undefined : new Date().toISOString().slice(0, 10));
    return true;
  } catch {
    return false;
  }
}
