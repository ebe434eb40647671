import type { Law } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/sk/rules';
import { rule } from '@majak/law/term';
import type { Step } from '@majak/law/working';
import type { Answers } from './questions.ts';

type Found = { base: Step; bonus: Step; allowance: Step };

/** What to know where a limit of the law is met. */
export function notesOf(law: Law, answers: Answers, { base, bonus, allowance }: Found): string[] {
  const notes: string[] = [];
  const gross = answers.grossSalary;
  const children = answers.childrenUnder15 + answers.children15to18;
  const value = (id: RuleId) => rule(law, id).value;
  const said = (id: RuleId) => `${rule(law, id).write()} EUR`;
  if (value('sk.wage.minimum.month').gt(gross))
    notes.push(
      `This is under the full-time minimum wage, ${said('sk.wage.minimum.month')} a month, so it can only be right for part-time work.`,
    );
  if (gross > 0 && value('sk.health.employee.lowWage').gt(gross))
    notes.push(
      `With a wage under ${said('sk.health.employee.lowWage')}, you can ask your employer to deduct part of it before health insurance (odpočítateľná položka). We don’t include that.`,
    );
  if (gross > 0 && !answers.disabled && value('sk.health.employee.minimumBase.month').gt(gross))
    notes.push(
      `Under ${said('sk.health.employee.minimumBase.month')}, you also pay what’s missing to the minimum health insurance (minimálny preddavok). Students, pensioners and others insured by the state don’t.`,
    );
  if (value('sk.social.maximumBase.month').lt(gross))
    notes.push(
      `You only pay social insurance on up to ${said('sk.social.maximumBase.month')}. Health and accident insurance have no such limit.`,
    );
  if (!answers.declarationSigned)
    notes.push(
      'If you haven’t signed the declaration, you don’t get the allowance or the child bonus each month. You can claim both after the year ends.',
    );
  if (children > 0 && base.number.gt(value('sk.bonus.limit.month')))
    notes.push(
      `Above a base of ${said('sk.bonus.limit.month')}, the bonus for each child falls by a tenth of the difference.`,
    );
  else if (bonus.number.gt(0) && bonus.from[0]?.step?.id === 'bonusMost')
    notes.push(
      'The bonus is limited to a share of your wage after insurance, so a higher wage brings a higher bonus.',
    );
  if (value('sk.allowance.taxpayer.year').gt(allowance.number))
    notes.push(
      `The allowance falls if you earn over ${said('sk.allowance.taxpayer.limit')} a year after insurance. Employers only take that into account when the year is settled, so you’ll owe tax then.`,
    );
  return notes;
}
