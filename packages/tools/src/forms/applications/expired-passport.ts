import type { Day } from '@majak/law/dates';
import type { Answers } from '../../form/field.ts';
import type { Finding, LawPlace } from '../../form/finding.ts';

/** A passport that has ended is none: said as soon as its last day is known. @param place Where the law of the country says so. */
export const expiredPassport =
  (place: LawPlace) =>
  ({ passportValidUntil }: Answers, today: Day): readonly Finding[] => {
    if (typeof passportValidUntil !== 'string' || passportValidUntil >= today) return [];
    const says =
      'This passport or identity card has expired, and offices don’t accept expired ones. Renew it first, or use another document.';
    return [{ rule: 'passport.valid', state: 'wrong', field: 'passportValidUntil', says, ...place }];
  };
