import type { Day } from '@majak/law/dates';
import type { Answers } from '../../../form/field.ts';
import type { Finding } from '../../../form/finding.ts';

/** Act 326/1999 in the wording that the forms were written by. */
export const residenceAct = 'https://e-sbirka.gov.cz/eli/cz/sb/1999/326/2026-06-12';

const place = { act: '326/1999 Sb.', section: '§ 116', source: residenceAct };

/** A passport that has ended is none: act 326/1999, section 116(a). Said as soon as its last day is known. */
export function passportFindings({ passportValidUntil }: Answers, today: Day): readonly Finding[] {
  if (typeof passportValidUntil !== 'string' || passportValidUntil >= today) return [];
  const says =
    'This passport or identity card has expired. Renew it first, or use another one, since offices don’t take an expired one.';
  return [{ rule: 'passport.valid', state: 'wrong', field: 'passportValidUntil', says, ...place }];
}
