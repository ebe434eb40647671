import { purposes } from '@majak/tools/insurance/needs-fields';
import { isInsuranceLine } from '@majak/tools/insurance/product';
import { site } from '../site.ts';
import type { PolicyDetails } from './policy-details.ts';

/** A line of a paper. */
export const line = (label: string, text: string) => ({ under: '', label, text });

/** What stands below each paper: whether all of it is invented. */
export const sampleNote = ({ product }: PolicyDetails): string =>
  product.sample
    ? 'SAMPLE: the product, its insurer and this agency as an intermediary are invented. It proves nothing to an office.'
    : `Made out by ${site.legal.name} for the insurer.`;

/** What it is for, as it was asked. */
export const purposeOf = ({ line, needs }: PolicyDetails): string =>
  (isInsuranceLine(line) ? purposes[line] : []).find(({ value }) => value === needs.purpose)?.label ??
  needs.purpose;

/** What was recommended, and why. */
export const recommendationOf = ({ recommended, product }: PolicyDetails): string => {
  if (!recommended) return 'Nothing';
  const what = recommended.product === product.slug ? 'This product' : `Another one, ${recommended.title}`;
  return `${what}. ${recommended.because}`;
};
