import type { Explained } from '@majak/law/step';

const bare = /^(−?)([\d ]+(?:\.\d+)?)( %)?(?: [a-z]+)?$/;

/** Whether a formula is only the value again, as where a line takes over an input or a line before it: `x = x` explains nothing. */
export function isTrivialFormula({ formula, value }: Pick<Explained, 'formula' | 'value'>): boolean {
  const [, sign, digits, percent] = bare.exec(formula) ?? [];
  if (typeof value !== 'number' || digits === undefined) return false;
  const written = Number(digits.replaceAll(' ', '')) * (sign ? -1 : 1);
  return written === (percent ? Number((value * 100).toFixed(6)) : value) || written === value;
}
