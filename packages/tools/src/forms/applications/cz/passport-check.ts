import { expiredPassport } from '../expired-passport.ts';

/** Act 326/1999 in the wording that the forms were written by. */
export const residenceAct = 'https://e-sbirka.gov.cz/eli/cz/sb/1999/326/2026-06-12';

/** A passport that has ended is none: act 326/1999, section 116(a). */
export const passportFindings = expiredPassport({
  act: '326/1999 Sb.',
  section: '§ 116',
  source: residenceAct,
});
