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

/** Keeps a text under a name, or forgets it. @returns whether it was kept: storage may be refused, or full. */
export function writeStoredText(name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    const day = text === undefined ? undefined : new Date().toISOString().slice(0, 10);
    localStorage.setItem(daysName, JSON.stringify({ ...writtenOn(), [name]: day }));
    return true;
  } catch {
    return false;
  }
}
