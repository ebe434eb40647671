import { outcome } from '@majak/law/step';
import { input, minus, of, plus } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import type { StepsOf } from '../../../calculator/output.ts';
import { money } from '../../../cz/crowns.ts';
import type { TradeSteps } from '../../../cz/trade-year.ts';

type Advances = { taxAdvances: number; socialAdvances: number; healthAdvances: number };
export const balanceOutputs = {
  totalBalance: money('Balance of all three'),
  taxBalance: money('Balance of income tax'),
  socialBalance: money('Balance of social security'),
  healthBalance: money('Balance of health insurance'),
};

const signed = (name: string, left: Step): string => {
  if (left.number.gt(0)) return `${name}, still to pay`;
  return left.number.lt(0) ? `${name}, overpaid` : `${name}, settled`;
};

/**
 * What is left to pay after the advances: positive to pay, negative overpaid. A child bonus is paid out, so it lowers the tax.
 * Sources: § 38g, § 35c of act 586/1992, § 14a of act 589/1992, § 8 of act 592/1992.
 */
export function balances(
  { incomeTax, taxBonus, socialSecurity, healthInsurance }: TradeSteps,
  { taxAdvances, socialAdvances, healthAdvances }: Advances,
): StepsOf<typeof balanceOutputs> {
  const bonus = taxBonus.number.eq(0) ? [] : [of(taxBonus)];
  const named = (name: string, left: Term): Step => {
    const made = outcome(left);
    return { ...made, label: signed(name, made) };
  };
  const taxBalance = named(
    'Income tax',
    minus(of(incomeTax), ...bonus, input('taxAdvances', taxAdvances, 'CZK')),
  );
  const socialBalance = named(
    'Social security',
    minus(of(socialSecurity), input('socialAdvances', socialAdvances, 'CZK')),
  );
  const healthBalance = named(
    'Health insurance',
    minus(of(healthInsurance), input('healthAdvances', healthAdvances, 'CZK')),
  );
  const all = plus(of(taxBalance), of(socialBalance), of(healthBalance));
  return { totalBalance: named('All three', all), taxBalance, socialBalance, healthBalance };
}
