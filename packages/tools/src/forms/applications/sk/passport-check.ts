import { provisions } from '@majak/law/sk/provisions';
import { expiredPassport } from '../expired-passport.ts';

const { act, section } = provisions['sk.residence.passport'];

/** A passport that has ended is none. */
export const passportFindings = expiredPassport({ act, section });
