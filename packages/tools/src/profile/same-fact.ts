/** A nationality in words is the citizenship by its letters. */
const sameFacts: Readonly<Record<string, string>> = { 'person.nationality': 'person.citizenship' };

/** The fact that a form means: of two that say the same, the one that is kept. */
export const sameFact = (named: string): string => sameFacts[named] ?? named;
