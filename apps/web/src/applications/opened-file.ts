/** Under which a file travels from the page it was chosen on to the form that opens it, in this tab alone. */
const nameOf = (slug: string): string => `majak-opened-${slug}`;

/** The most that is read: a form with every row of it is a tenth of that. */
export const largestFile = 1024 ** 2;

/** Hands a file over to the form. @returns whether the browser took it. */
export function leaveFile(slug: string, text: string): boolean {
  try {
    sessionStorage.setItem(nameOf(slug), text);
    return true;
  } catch {
    return false;
  }
}

/** The file that was left for a form, once. */
export function takeFile(slug: string): string | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(slug)) ?? undefined;
    sessionStorage.removeItem(nameOf(slug));
    return text;
  } catch {
    return undefined;
  }
}
