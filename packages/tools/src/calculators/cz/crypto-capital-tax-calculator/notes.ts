import type { Exact } from '@majak/law/exact';
import { formatExact } from '@majak/law/format-exact';
import type { Law } from '@majak/law/law-on';
import { holds, rule } from '@majak/law/term';
import type { Step } from '@majak/law/working';
import { inWords } from '../../../cz/deadlines.ts';
import type { AssessedSale, Assessment } from './exemptions.ts';
import type { AboveCap } from './partial-bases.ts';
import { type Asset, cryptoExemptFrom, totalOf } from './sale.ts';

type Found = { judgement: Assessment; above: AboveCap | undefined; taxed: Step; tax: Step; alone: boolean };

const crowns = (value: Exact) => `${formatExact(value, 'CZK')} CZK`;
const proceedsOf = (sales: readonly AssessedSale[]): Exact => totalOf(sales.map(({ sale }) => sale.proceeds));

/** What the reader should know about these sales: other readings of the law, and what is left out. */
export function notesOf(law: Law, { judgement, above, taxed, tax, alone }: Found): string[] {
  const notes = [...boundaryNotes(law, judgement), ...readingNotes(law, judgement)];
  if (above) notes.push(capNote(law));
  const { sales } = judgement;
  const reported = rule(law, 'cz.filing.exemptIncome');
  if (sales.some(({ sale, ground }) => ground !== 'none' && reported.value.lt(sale.proceeds)))
    notes.push(
      `Report each exempt sale above ${reported.write()} CZK to the tax office by the day tax returns are due.`,
    );
  if (taxed.number.gt(0))
    notes.push(
      `A tax return is due when taxed proceeds are over ${rule(law, 'cz.filing.totalIncome').write()} CZK, or over ${rule(law, 'cz.filing.sideIncome').write()} CZK if you also have wages. That’s the proceeds, not the gain.`,
    );
  if (alone && tax.number.gt(0))
    notes.push(
      `No credits are included. If nothing else has used your taxpayer credit of ${rule(law, 'cz.credit.taxpayer.year').write()} CZK, deduct it in your tax return.`,
    );
  notes.push(
    'Losses only reduce gains of the same kind in the same year. You pay no social or health insurance on these gains. Business assets aren’t covered here.',
  );
  return notes;
}

function capNote(law: Law): string {
  const cap = rule(law, 'cz.capital.exemptionCap').write();
  return holds(law, 'cz.capital.capCoversSecurities')
    ? `What you’ve held long enough is exempt up to ${cap} CZK in total, securities and crypto together. For securities acquired until 2024 you may deduct their market value of 31 December 2024 instead of the cost; enter it as the cost.`
    : `Crypto you’ve held long enough is exempt up to ${cap} CZK a year in total.`;
}

function boundaryNotes(law: Law, { sales }: Assessment): string[] {
  const crypto = sales.filter(({ sale }) => sale.kind === 'crypto');
  if (crypto.length === 0) return [];
  if (!holds(law, 'cz.crypto.years'))
    return [`In ${law.year} crypto had no exemption at all: each sale is taxed, however long it was held.`];
  const early = crypto.filter(({ sale }) => sale.soldOn < cryptoExemptFrom);
  if (early.length === 0) return [];
  return [
    `Crypto sold before ${inWords(cryptoExemptFrom)} (${crowns(proceedsOf(early))}) is taxed and doesn’t count towards the limit of ${rule(law, 'cz.crypto.proceedsLimit').write()} CZK.`,
  ];
}

/** Readings that are disputed, with the number of the other one. Pages: docs/rules. */
function readingNotes(law: Law, judgement: Assessment): string[] {
  const notes = (['security', 'crypto'] as const).flatMap((kind) => limitReading(judgement, kind));
  const stable = judgement.sales.filter(({ sale, ground }) => sale.stablecoin && ground === 'time');
  if (stable.length > 0)
    notes.push(
      `Stablecoins held longer than ${rule(law, 'cz.crypto.years').write()} are taken as exempt: the law excludes them from the limit but not from the time test. The tax office may read it differently, and then proceeds of ${crowns(proceedsOf(stable))} are taxed as well.`,
    );
  return notes;
}

function limitReading({ sales, limits }: Assessment, kind: Asset): string[] {
  const { within, limit, counted } = limits[kind];
  const own = sales.filter(({ sale, counts }) => sale.kind === kind && counts);
  const taxed = own.filter(({ ground }) => ground === 'none');
  const others = counted.minus(proceedsOf(own.filter(({ ground }) => ground === 'time')));
  if (within || !limit || taxed.length === 0 || others.gt(limit.value)) return [];
  const name = kind === 'crypto' ? 'crypto' : 'securities';
  return [
    `Sales exempt under the time test count towards the limit of ${limit.write()} CZK here, which is the cautious reading. If they don’t, your other ${name} for ${crowns(proceedsOf(taxed))} would be exempt too.`,
  ];
}
