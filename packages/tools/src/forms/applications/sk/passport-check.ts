import { provisionPlace } from '@majak/law/sk/provision-place';
import { expiredPassport } from '../expired-passport.ts';

/** A passport that has ended is none. */
export const passportFindings = expiredPassport(provisionPlace('sk.residence.passport'));
