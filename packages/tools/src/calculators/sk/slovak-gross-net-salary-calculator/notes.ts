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
      `This is under the minimum wage of full hours, ${said('sk.wage.minimum.month')} a month: it can only be right for fewer hours.`,
    );
  if (gross > 0 && value('sk.health.employee.lowWage').gt(gross))
    notes.push(
      `With a wage under ${said('sk.health.employee.lowWage')} you can ask your employer to deduct a part of it before health insurance (odpočítateľná položka). We leave that out.`,
    );
  if (value('sk.social.maximumBase.month').lt(gross))
    notes.push(
      `Social insurance is paid from ${said('sk.social.maximumBase.month')} at most. Health and accident insurance have no such limit.`,
    );
  if (!answers.declarationSigned)
    notes.push(
      'Without a signed declaration neither the allowance nor the child bonus is counted in the month. You can claim both after the year.',
    );
  if (children > 0 && base.number.gt(value('sk.bonus.limit.month')))
    notes.push(
      `Above a base of ${said('sk.bonus.limit.month')} the bonus of each child falls by a tenth of the rest.`,
    );
  else if (bonus.number.gt(0) && bonus.from[0]?.step?.id === 'bonusMost')
    notes.push(
      'The bonus can be no more than a part of the wage less insurance. A higher wage brings more of it.',
    );
  if (value('sk.allowance.taxpayer.year').gt(allowance.number))
    notes.push(
      `Above ${said('sk.allowance.taxpayer.limit')} of wages less insurance in a year the allowance falls. Employers leave that out until the year is settled, so with such a wage all year you owe tax after it.`,
    );
  return notes;
}
