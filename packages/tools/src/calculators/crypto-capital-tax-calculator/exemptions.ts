import { addYears } from '@majak/law/dates';
import { type Exact, exact } from '@majak/law/exact';
import type { Law } from '@majak/law/law-on';
import { holds, rule, type Term } from '@majak/law/term';
import { written } from '@majak/law/written';
import { type Asset, cryptoExemptOn, type Sale } from './sale.ts';

/** Why a sale is exempt: the limit of the year's proceeds, the time it was held; or it is not. */
type Ground = 'limit' | 'time' | 'none';
/** A sale and what the law makes of it. */
export type Judged = {
  sale: Sale;
  ground: Ground;
  /** Its proceeds count into the limit of the year. */
  counts: boolean;
  /** Its exemption counts into the cap of those held long. */
  capped: boolean;
  reason: string;
};

/** Proceeds that count into the limit of one kind, and whether they stay within it. */
export type Limited = {
  counted: Exact;
  within: boolean;
  limit: Term | undefined;
  /** The rules that decided, for the trace. */
  rules: readonly Term[];
};
export type Judgement = { sales: readonly Judged[]; limits: Readonly<Record<Asset, Limited>> };

const rulesOf = {
  crypto: { limit: 'cz.crypto.proceedsLimit', years: 'cz.crypto.years', name: 'crypto' },
  security: { limit: 'cz.securities.proceedsLimit', years: 'cz.securities.years', name: 'securities' },
} as const;

/** Whether a sale counts into the limit: crypto does from 15 February 2025, and not as a stablecoin. */
const countsIntoLimit = ({ kind, soldOn, stablecoin }: Sale): boolean =>
  kind === 'security' || (!stablecoin && cryptoExemptOn(soldOn));

function limitOf(law: Law, kind: Asset, sales: readonly Sale[]): Limited {
  const counted = sales
    .filter((sale) => sale.kind === kind && countsIntoLimit(sale))
    .reduce((sum, { proceeds }) => sum.plus(exact(proceeds)), exact(0));
  const { limit: id, years } = rulesOf[kind];
  if (!holds(law, id)) return { counted, within: false, limit: undefined, rules: [] };
  const limit = rule(law, id);
  return { counted, within: counted.lte(limit.value), limit, rules: [limit, rule(law, years)] };
}

/**
 * Decides for every sale whether it is exempt, and says why. All proceeds of a kind count into its limit, those of things held long too.
 * Sources: § 4(1)(t), (u), (zj), (zk) of act 586/1992; crypto by act 32/2025 from 15 February 2025 alone.
 * @param law The rules on the last day of the year.
 */
export function judge(law: Law, sales: readonly Sale[]): Judgement {
  const limits = { crypto: limitOf(law, 'crypto', sales), security: limitOf(law, 'security', sales) };
  return { limits, sales: sales.map((sale) => judgeSale(law, sale, limits[sale.kind])) };
}

function judgeSale(law: Law, sale: Sale, { counted, within, limit }: Limited): Judged {
  const { kind, acquiredOn, soldOn, stablecoin } = sale;
  const taxed = { sale, ground: 'none', counts: countsIntoLimit(sale), capped: false } as const;
  if (kind === 'crypto' && !cryptoExemptOn(soldOn))
    return { ...taxed, reason: 'Taxed: crypto has been exempt only when sold from 15 February 2025 on' };
  const { name, years: yearsId } = rulesOf[kind];
  const years = rule(law, yearsId).value.toNumber();
  const until = addYears(acquiredOn, years);
  const sum = `${name} sold for ${written(counted, 'CZK')} CZK in the year`;
  const most = `${limit?.write()} CZK`;
  if (within && !stablecoin)
    return { ...taxed, ground: 'limit', reason: `Exempt: ${sum}, which is not over ${most}` };
  const long = `held longer than ${years} years (until ${until})`;
  if (soldOn > until)
    return { ...taxed, ground: 'time', capped: isCapped(law, kind), reason: `Exempt: ${long}` };
  const why = stablecoin ? 'no limit covers stablecoins' : `${sum}, over ${most}`;
  return { ...taxed, reason: `Taxed: not ${long}, and ${why}` };
}

/** Whether the exemption of things held long counts into the cap. Source: § 4(3) of act 586/1992. */
const isCapped = (law: Law, kind: Asset): boolean =>
  holds(law, 'cz.capital.exemptionCap') &&
  (kind === 'crypto' || holds(law, 'cz.capital.capCoversSecurities'));
