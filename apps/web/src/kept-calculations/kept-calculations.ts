import { readStoredText, writeStoredText } from '../form/browser-store.ts';

/** Under which a browser keeps calculations. */
export const calculationsName = 'majak-calculations';

/** A calculation that somebody kept: what the link to it is, and what they call it. */
export type KeptCalculation = {
  name: string;
  /** The title of its calculator. */
  title: string;
  /** The address of its calculator, with the answers after the `#`. */
  link: string;
  /** YYYY-MM-DD. */
  day: string;
};

/** More than anybody looks through. */
export const mostCalculations = 50;
export const longestName = 120;

/** An address of this site alone: what is kept may have come from elsewhere. */
const linkPattern = /^\/calculators\/[\w-]+#\S+$/;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

const isKept = (value: unknown): value is KeptCalculation => {
  const { name, title, link, day } = Object(value);
  return (
    isText(name, longestName) &&
    isText(title, 300) &&
    isText(link, 20_000) &&
    linkPattern.test(link) &&
    isText(day, 10)
  );
};

/** The calculations in a text that a browser keeps, the newest first; what is none is left out. */
export function calculationsIn(text: string | undefined): KeptCalculation[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** The calculations that this browser keeps, the newest first. */
export const keptCalculations = (): KeptCalculation[] => calculationsIn(readStoredText(calculationsName));

/** Keeps them in this browser; of none nothing is left. @returns whether they are kept. */
const write = (all: readonly KeptCalculation[]): boolean =>
  writeStoredText(calculationsName, all.length > 0 ? JSON.stringify(all) : undefined);

/**
 * Keeps a calculation, in the place of one of the same name.
 * @returns what went wrong, in words; nothing where it is kept.
 */
export function keepCalculation(calculation: KeptCalculation): string | undefined {
  const others = keptCalculations().filter(({ name }) => name !== calculation.name);
  if (others.length >= mostCalculations)
    return `You already keep ${mostCalculations} calculations. Remove one first.`;
  return write([calculation, ...others]) ? undefined : 'This browser doesn’t keep anything.';
}

/** Forgets the one of this name. */
export const removeCalculation = (name: string): boolean =>
  write(keptCalculations().filter((one) => one.name !== name));
