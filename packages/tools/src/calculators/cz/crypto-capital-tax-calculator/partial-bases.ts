import { formatExact } from '@majak/law/format-exact';
import type { Law } from '@majak/law/law-on';
import { decidedBy, outcome, step } from '@majak/law/step';
import { input, minus, notBelowZero, of, over, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import type { AssessedSale, Assessment } from './exemptions.ts';
import { type Asset, totalOf } from './sale.ts';

/** Up to so many sales a sum is written out; more are counted. */
const writtenOut = 6;

/** A sum over sales, as a term: written out where it is short. */
function sumOf(sales: readonly AssessedSale[], column: 'proceeds' | 'cost'): Term {
  const amounts = sales.map(({ sale }) => sale[column]).filter((value) => value !== 0);
  const total = totalOf(amounts);
  const summed = input('sales', total, 'CZK');
  if (amounts.length < 2) return summed;
  if (amounts.length > writtenOut)
    return { ...summed, write: () => `${formatExact(total, 'CZK')} of ${amounts.length} sales` };
  return { ...summed, binds: 1, write: () => amounts.map((value) => formatExact(value, 'CZK')).join(' + ') };
}

const isTaxed = ({ ground }: AssessedSale) => ground === 'none';

/** What lies above the cap: its share, and that part of an amount, multiplied before it is divided so that it rounds rightly. */
export type AboveCap = { share: Step; partOf: (whole: Term) => Term };

/** The part of capped exemptions that is taxed: what lies above the cap. @returns nothing while they stay within it. */
export function aboveCapOf(law: Law, sales: readonly AssessedSale[]): AboveCap | undefined {
  const capped = sales.filter((one) => one.capped);
  if (capped.length === 0) return undefined;
  const held = sumOf(capped, 'proceeds');
  const cap = rule(law, 'cz.capital.exemptionCap');
  if (held.value.lte(cap.value)) return undefined;
  const long = step('longHeldProceeds', 'Proceeds exempt under the time test, within the cap', held);
  const excess = step('proceedsAboveCap', 'Proceeds above the cap', minus(of(long), cap));
  return {
    share: step('shareAboveCap', 'Part above the cap', { ...over(of(excess), of(long)), unit: 'rate' }),
    partOf: (whole) => over(times(whole, of(excess)), of(long)),
  };
}

const words = {
  crypto: { name: 'Crypto', of: 'crypto', base: 'taxableCrypto', loss: 'lossCrypto' },
  security: { name: 'Securities', of: 'securities', base: 'taxableSecurities', loss: 'lossSecurities' },
} as const;

type PartialBase = { taxable: Step; loss: Step; proceeds: Step };

/**
 * Partial tax base of one kind: proceeds less costs of what is taxed, never below zero; a loss is lost.
 * Above the cap proceeds and costs are taxed in the same part. Sources: § 10(4), § 4(3) of act 586/1992.
 */
export function partialBase(
  kind: Asset,
  { sales, limits }: Assessment,
  above: AboveCap | undefined,
): PartialBase {
  const own = sales.filter(({ sale }) => sale.kind === kind);
  const amount = (column: 'proceeds' | 'cost', label: string): Step => {
    const taxed = sumOf(own.filter(isTaxed), column);
    const capped = own.filter((one) => one.capped);
    const whole = above && capped.length > 0 ? plus(taxed, above.partOf(sumOf(capped, column))) : taxed;
    return decidedBy(
      step(`${kind}${label}`, `${label} of taxed ${words[kind].of}`, whole, 'toHundredth'),
      ...limits[kind].rules,
    );
  };
  const [proceeds, costs] = [amount('proceeds', 'Proceeds'), amount('cost', 'Costs')];
  return {
    proceeds,
    taxable: outcome(notBelowZero(minus(of(proceeds), of(costs)))),
    loss: outcome(notBelowZero(minus(of(costs), of(proceeds)))),
  };
}

/** Proceeds that are exempt in all: those within the limits, and those held long, up to the cap. */
export function exemptProceeds({ sales, limits }: Assessment, above: AboveCap | undefined): Step {
  const free = sumOf(
    sales.filter((one) => !isTaxed(one)),
    'proceeds',
  );
  const capped = sales.filter((one) => one.capped);
  const whole = above ? minus(free, above.partOf(sumOf(capped, 'proceeds'))) : free;
  const exempt = outcome(whole, 'toHundredth');
  return decidedBy(exempt, ...limits.crypto.rules, ...limits.security.rules);
}
