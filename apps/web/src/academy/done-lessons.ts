/** Lessons that are done, from what the browser kept; nothing from what is broken. */
export function doneIn(kept: string | null): string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter((slug): slug is string => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

/** The list with a lesson in it, or without it. */
export const withLesson = (done: readonly string[], slug: string, isDone: boolean): string[] => [
  ...done.filter((other) => other !== slug),
  ...(isDone ? [slug] : []),
];
