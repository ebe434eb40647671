import type { Place } from './legal-clock.ts';

/** `§ 40(1) of act 500/2004 Sb.` */
export const placeInWords = ({ act, section }: Place): string => `${section} of act ${act}`;
