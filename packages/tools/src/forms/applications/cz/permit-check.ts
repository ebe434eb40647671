import { addDays, type Day, isDay } from '@majak/law/dates';
import type { Answers } from '../../../form/field.ts';
import type { Finding } from '../../../form/finding.ts';
import { passportFindings, residenceAct } from './passport-check.ts';

const place = { act: '326/1999 Sb.', section: '§ 47', source: residenceAct };
const wrong = (rule: string, says: string): Finding => ({
  ...{ rule, state: 'wrong', field: 'permitUntil', says, ...place },
});

/** A day as it is typed: `31/01/2027`. */
const shown = (day: Day) => day.split('-').reverse().join('/');

/** A permit for another purpose: section 47(2) has a last day for it, and no first one. */
const isOtherPurpose = ({ request, presentPermit }: Answers): boolean =>
  request === 'purpose' && presentPermit === 'permit';

/**
 * Whether an application may be filed on a day: from 120 days before the visa or the permit ends, until it ends. Source:
 * act 326/1999, section 47(1) to (3).
 */
export function permitFindings(answers: Answers, today: Day): readonly Finding[] {
  const { permitUntil } = answers;
  if (typeof permitUntil !== 'string' || !isDay(permitUntil)) return [];
  if (permitUntil < today)
    return [
      wrong(
        'permit.valid',
        'This visa or card has ended. You can still apply only if something beyond your control kept you from filing in time, and only within five working days after that obstacle is gone. Write to us today.',
      ),
    ];
  const first = addDays(permitUntil, -120);
  return today < first && !isOtherPurpose(answers)
    ? [
        wrong(
          'permit.early',
          `It’s too early to file. The first day is ${shown(first)}, 120 days before your visa or card ends. You can fill in the form now, and we’ll file it on time. If you have a good reason, the office accepts it earlier, so tell us if you do.`,
        ),
      ]
    : [];
}

/** What is wrong with a passport or a permit on a day. */
export const residenceFindings = (answers: Answers, today: Day): readonly Finding[] => [
  ...passportFindings(answers, today),
  ...permitFindings(answers, today),
];
