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

/**
 * Whether an application may be filed on a day: from 120 days before the visa or the permit ends, until it ends. Source:
 * act 326/1999, section 47(1) and (3).
 */
export function permitFindings({ permitUntil }: Answers, today: Day): readonly Finding[] {
  if (typeof permitUntil !== 'string' || !isDay(permitUntil)) return [];
  if (permitUntil < today)
    return [
      wrong(
        'permit.valid',
        'This visa or card has ended. You can still apply only if something beyond your control kept you from filing in time, and only within five working days after that obstacle is gone. Write to us today.',
      ),
    ];
  const first = addDays(permitUntil, -120);
  return today < first
    ? [
        wrong(
          'permit.early',
          `It’s too early to file. The first day is ${shown(first)}, 120 days before your visa or card ends. You can fill in the form now, and we wait.`,
        ),
      ]
    : [];
}

/** What is wrong with a passport or a permit on a day. */
export const residenceFindings = (answers: Answers, today: Day): readonly Finding[] => [
  ...passportFindings(answers, today),
  ...permitFindings(answers, today),
];
