import type { Exact } from '@majak/law/exact';
import type { Law } from '@majak/law/law-on';
import type { Step } from '@majak/law/step';
import { holds, rule } from '@majak/law/term';
import { written } from '@majak/law/written';
import type { Judged, Judgement } from './exemptions.ts';
import { type Asset, totalOf } from './sale.ts';

type Found = { judgement: Judgement; above: Step | undefined; taxed: Step; tax: Step; alone: boolean };

const crowns = (value: Exact) => `${written(value, 'CZK')} CZK`;
const proceedsOf = (sales: readonly Judged[]): Exact => totalOf(sales.map(({ sale }) => sale.proceeds));

/** A single exempt sale above this is reported to the tax office. Source: § 38v of act 586/1992. */
const reportedAbove = 5_000_000;

/** What the reader should know about these sales: other readings of the law, and what is left out. */
export function notesOf(law: Law, { judgement, above, taxed, tax, alone }: Found): string[] {
  const notes = [...boundaryNotes(law, judgement), ...readingNotes(judgement)];
  if (above)
    notes.push(
      law.year === 2025
        ? 'What you held long is exempt up to 40 million CZK in all, securities and crypto together. For securities acquired until 2024 you may deduct their market value of 31 December 2024 instead of the cost; enter it as the cost.'
        : 'Crypto held long is exempt up to 40 million CZK a year in all.',
    );
  const { sales } = judgement;
  if (sales.some(({ sale, ground }) => ground !== 'none' && sale.proceeds > reportedAbove))
    notes.push(
      'Report each exempt sale above 5 000 000 CZK to the tax office by the day tax returns are due.',
    );
  if (taxed.number.gt(0))
    notes.push(
      `A tax return is due when taxed proceeds are over ${rule(law, 'cz.filing.totalIncome').write()} CZK, or over ${rule(law, 'cz.filing.sideIncome').write()} CZK beside wages. The proceeds count, not the gain.`,
    );
  if (alone && tax.number.gt(0))
    notes.push(
      `No credits are counted. If nothing else has used your taxpayer credit of ${rule(law, 'cz.credit.taxpayer.year').write()} CZK, take it off in your tax return.`,
    );
  notes.push(
    'Losses lower gains of the same kind in the same year alone. No social and no health insurance is paid from these gains. Things held in a business are not covered here.',
  );
  return notes;
}

function boundaryNotes(law: Law, { sales }: Judgement): string[] {
  const crypto = sales.filter(({ sale }) => sale.kind === 'crypto');
  if (crypto.length === 0) return [];
  if (!holds(law, 'cz.crypto.years'))
    return [`In ${law.year} crypto had no exemption at all: each sale is taxed, however long it was held.`];
  const early = crypto.filter(({ sale }) => sale.soldOn < '2025-02-15');
  if (early.length === 0) return [];
  return [
    `Crypto sold before 15 February 2025 (${crowns(proceedsOf(early))}) is taxed and does not count into the limit of 100 000 CZK.`,
  ];
}

/** Readings that are disputed, with the number of the other one. Pages: docs/rules. */
function readingNotes(judgement: Judgement): string[] {
  const notes = (['security', 'crypto'] as const).flatMap((kind) => limitReading(judgement, kind));
  const stable = judgement.sales.filter(({ sale, ground }) => sale.stablecoin && ground === 'time');
  if (stable.length > 0)
    notes.push(
      `Stablecoins held longer than three years are taken as exempt: the law leaves them out of the limit, not out of the test of time. The tax office may read it otherwise; then proceeds of ${crowns(proceedsOf(stable))} are taxed as well.`,
    );
  return notes;
}

function limitReading({ sales, limits }: Judgement, kind: Asset): string[] {
  const { within, limit, counted } = limits[kind];
  const own = sales.filter(({ sale, counts }) => sale.kind === kind && counts);
  const taxed = own.filter(({ ground }) => ground === 'none');
  const others = counted.minus(proceedsOf(own.filter(({ ground }) => ground === 'time')));
  if (within || !limit || taxed.length === 0 || others.gt(limit.value)) return [];
  const name = kind === 'crypto' ? 'crypto' : 'securities';
  return [
    `Sales that are exempt by time count into the limit of ${limit.write()} CZK here, the careful reading. If they do not, your other ${name} for ${crowns(proceedsOf(taxed))} would be exempt too.`,
  ];
}
