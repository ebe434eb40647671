import type { InsuranceProduct } from '@majak/tools/insurance/product';
import { covers, exclusions, insuredTypes } from '@majak/tools/insurance/product';
import { readTariffs } from '@majak/tools/insurance/tariff-text';
import { money } from '@majak/tools/money/money';
import type { InsuranceProduct as Row } from '../payload-types.ts';

type Ticks = Readonly<Record<string, boolean | null | undefined>> | undefined;

const ticked = <Name extends string>(names: readonly Name[], ticks: Ticks): Name[] =>
  names.filter((name) => ticks?.[name] === true);

const linesIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * A product as the studio keeps it. @param currency What tariffs are in.
 * @returns nothing for one that cannot be sold: it has no insurer any more, or its tariffs cannot be read.
 */
export function productOfRow(row: Row, currency: string): InsuranceProduct | undefined {
  const { insurer, line, category } = row;
  const tariffs = readTariffs(row.tariffs ?? '', currency);
  if (typeof insurer !== 'object' || insurer === null || !tariffs.ok) return undefined;
  return {
    slug: row.slug,
    title: row.title,
    insurer: {
      name: insurer.name,
      identity: insurer.identity,
      licensedHere: insurer.licensedHere === true,
    },
    line,
    category,
    ages: { from: row.agesFrom, to: row.agesTo },
    lengths: { from: row.lengthFrom, to: row.lengthTo },
    insured: ticked(insuredTypes, row.insured),
    notFor: linesIn(row.notFor),
    limit: money(Math.round(row.limitAmount * 100), row.limitCurrency.toUpperCase()),
    sharing: row.sharing === true,
    covers: ticked(covers, row.covers),
    excludes: ticked(exclusions, row.excludes),
    tariffs: tariffs.value,
    limitLines: linesIn(row.limitLines),
    exclusionLines: linesIn(row.exclusionLines),
    territoryLines: linesIn(row.territoryLines),
    obligationLines: linesIn(row.obligationLines),
    changedAt: row.updatedAt,
    ...(row.document ? { document: row.document } : {}),
    sample: row.sample === true || insurer.sample === true,
  };
}
