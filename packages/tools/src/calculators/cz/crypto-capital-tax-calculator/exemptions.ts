import { addYears } from '@majak/law/dates';
import type { Exact } from '@majak/law/exact';
import { formatExact } from '@majak/law/format-exact';
import type { Law } from '@majak/law/law-on';
import { condition, holds, rule } from '@majak/law/term';
import type { Term } from '@majak/law/working';
import { inWords } from '../../../cz/deadlines.ts';
import { type Asset, cryptoExemptFrom, cryptoExemptOn, type Sale, totalOf } from './sale.ts';

/** Why a sale is exempt: the limit of the year's proceeds, the time it was held; or it is not. */
type Ground = 'limit' | 'time' | 'none';
/** A sale and what the law makes of it. */
export type AssessedSale = {
  sale: Sale;
  ground: Ground;
  /** Its proceeds count into the limit of the year. */
  counts: boolean;
  /** Its exemption counts into the cap of those held long. */
  capped: boolean;
  reason: string;
};

/** Proceeds that count into the limit of one kind, and whether they stay within it. */
type Limited = {
  counted: Exact;
  within: boolean;
  limit: Term | undefined;
  /** Years after which a sale is exempt; nothing before such a rule. */
  years: number | undefined;
  /** `crypto sold for 310 000 CZK in the year`. */
  sum: string;
  capped: boolean;
  /** The rules that decided, for the trace. */
  rules: readonly Term[];
};
export type Assessment = { sales: readonly AssessedSale[]; limits: Readonly<Record<Asset, Limited>> };

const rulesOf = {
  crypto: { limit: 'cz.crypto.proceedsLimit', years: 'cz.crypto.years', name: 'crypto' },
  security: { limit: 'cz.securities.proceedsLimit', years: 'cz.securities.years', name: 'securities' },
} as const;

/** A sale, whether it can be exempt on its day, and whether it counts into the limit: stablecoins do not. */
type Asked = { sale: Sale; exemptible: boolean; counts: boolean };

const ask = (sale: Sale): Asked => {
  const exemptible = sale.kind === 'security' || cryptoExemptOn(sale.soldOn);
  return { sale, exemptible, counts: exemptible && !sale.stablecoin };
};

function limitOf(law: Law, kind: Asset, asked: readonly Asked[]): Limited {
  const counting = asked.filter(({ sale, counts }) => sale.kind === kind && counts);
  const counted = totalOf(counting.map(({ sale }) => sale.proceeds));
  const { limit: limitId, years: yearsId, name } = rulesOf[kind];
  const sum = `${name} sold for ${formatExact(counted, 'CZK')} CZK in the year`;
  if (!holds(law, limitId) || !holds(law, yearsId))
    return {
      counted,
      within: false,
      limit: undefined,
      years: undefined,
      sum,
      capped: false,
      rules: [condition(law, limitId), condition(law, yearsId)],
    };
  const [limit, years] = [rule(law, limitId), rule(law, yearsId)];
  return {
    counted,
    within: counted.lte(limit.value),
    limit,
    years: years.value.toNumber(),
    sum,
    capped: isCapped(law, kind),
    rules: [limit, years, ...capConditions(law, kind)],
  };
}

/**
 * Decides for every sale whether it is exempt, and says why. All proceeds of a kind count into its limit, those of things held long too.
 * Sources: § 4(1)(t), (u), (zj), (zk) of act 586/1992; crypto by act 32/2025 from 15 February 2025 alone.
 * @param law The rules on the last day of the year, or on the day of asking while it runs.
 */
export function assessSales(law: Law, sales: readonly Sale[]): Assessment {
  const asked = sales.map(ask);
  const limits = { crypto: limitOf(law, 'crypto', asked), security: limitOf(law, 'security', asked) };
  return { limits, sales: asked.map((one) => judgeSale(one, limits[one.sale.kind])) };
}

function judgeSale({ sale, exemptible, counts }: Asked, limited: Limited): AssessedSale {
  const taxed = { sale, ground: 'none', counts, capped: false } as const;
  const { years, limit, sum } = limited;
  if (!exemptible || years === undefined || !limit)
    return {
      ...taxed,
      reason: `Taxed: crypto has been exempt only when sold from ${inWords(cryptoExemptFrom)} on`,
    };
  const most = `${limit.write()} CZK`;
  if (limited.within && counts)
    return { ...taxed, ground: 'limit', reason: `Exempt: ${sum}, which is not over ${most}` };
  const until = addYears(sale.acquiredOn, years);
  const long = `held longer than ${years} years (until ${until})`;
  if (sale.soldOn > until)
    return { ...taxed, ground: 'time', capped: limited.capped, reason: `Exempt: ${long}` };
  const why = counts ? `${sum}, over ${most}` : 'no limit covers stablecoins';
  return { ...taxed, reason: `Taxed: not ${long}, and ${why}` };
}

/** Whether the exemption of things held long counts into the cap. Source: § 4(3) of act 586/1992. */
const isCapped = (law: Law, kind: Asset): boolean =>
  holds(law, 'cz.capital.exemptionCap') &&
  (kind === 'crypto' || holds(law, 'cz.capital.capCoversSecurities'));

/** The rules that decide whether the cap holds for a kind. */
const capConditions = (law: Law, kind: Asset): Term[] => {
  const cap = condition(law, 'cz.capital.exemptionCap');
  return kind === 'crypto' ? [cap] : [cap, condition(law, 'cz.capital.capCoversSecurities')];
};
