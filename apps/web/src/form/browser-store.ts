/** What this browser keeps under a name. Storage may be refused: then it is nothing. */
export function readStoredText(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Under which is kept when each text was written: once that was its day alone. */
const daysName = 'majak-days';

/** When each text was written last, by its name, where it is known: the moment, or of a text of before the day alone. */
export function writtenOn(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readStoredText(daysName) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps when a text was written, or forgets it. Where no text is kept, no list is left behind. */
function keepMoment(name: string, moment: string | undefined): void {
  const { [name]: _before, ...others } = writtenOn();
  const days = moment === undefined ? others : { ...others, [name]: moment };
  if (Object.keys(days).length === 0) localStorage.removeItem(daysName);
  else localStorage.setItem(daysName, JSON.stringify(days));
}

/** Keeps a text under a name, or forgets it. @returns whether it was kept: storage may be refused, or full. */
export function writeStoredText(name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    keepMoment(name, text === undefined ? undefined : new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}
