import type { Law } from '@majak/law/law-on';
import { verdict } from '@majak/law/step';
import { input, rule } from '@majak/law/term';
import type { FactStep } from '@majak/law/working';

const home =
  'A home here where you plan to stay makes you a tax resident too, however many days you’re here. If two countries claim you, their tax treaty decides.';

/**
 * Whether somebody is a tax resident by the days spent here; `null` where the days are not known.
 * Each begun day counts. Source: § 2(2) and § 2(4) of act 586/1992.
 */
export function residence(
  law: Law,
  days: number | undefined,
): {
  step: FactStep<boolean | null>;
  notes: readonly string[];
} {
  const least = rule(law, 'cz.residence.days');
  if (days === undefined) {
    const because = `the days are not known: it takes ${least.write()}, or a home here`;
    return {
      step: verdict({ value: null, because, from: [least] }),
      notes: [`The result applies to tax residents: ${least.write()} a year in the country, or a home here.`],
    };
  }
  const spent = input('daysInCzechia', days, 'days');
  const value = spent.value.gte(least.value);
  return {
    step: verdict({
      value,
      because: `${spent.write()} ${value ? 'are at least' : 'are under'} ${least.write()}`,
      from: [spent, least],
    }),
    notes: value
      ? ['As a tax resident you declare income from everywhere here.', home]
      : [
          home,
          'As a non-resident you only pay tax here on Czech income. The spouse credit and the child allowance need a home in the EU or EEA and 90 % of your income from here.',
        ],
  };
}
