import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { toNumber } from '@majak/law/exact';
import { formatExact } from '@majak/law/format-exact';
import type { Law } from '@majak/law/law-on';
import { rounded } from '@majak/law/rounding';
import { outcome, step, verdict } from '@majak/law/step';
import { input, minus, of, plus } from '@majak/law/term';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import { date, decision, oneOf, type StepsOf, table, words } from '../../../calculator/output.ts';
import { money } from '../../../cz/crowns.ts';
import { year } from '../../../cz/household.ts';
import { otherTaxBase, taxOnTop } from '../../../cz/tax-on-top.ts';
import { taxOutputs } from '../../../cz/tax-outputs.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { rows } from '../../../form/kinds/rows.ts';
import { examples } from './examples.ts';
import { type AssessedSale, type Assessment, assessSales } from './exemptions.ts';
import { notesOf } from './notes.ts';
import { type AboveCap, aboveCapOf, exemptProceeds, partialBase } from './partial-bases.ts';
import { hellers, saleColumns, saleFaults } from './sale.ts';

const questions = {
  sales: rows({
    label: 'Sales of the year',
    hint: 'A swap of one crypto for another is a sale too',
    missing: 'Enter at least one sale',
    columns: saleColumns,
    // As many as fit into the 64 KB a call may have.
    max: 500,
    row: 'sale',
  }),
  otherTaxBase,
  year,
};
type Answers = AnswersOf<typeof questions>;

const outputs = {
  incomeTax: taxOutputs.incomeTax,
  taxableCrypto: money('Crypto: taxable gain'),
  taxableSecurities: money('Securities: taxable gain'),
  taxBase: taxOutputs.taxBase,
  taxBeforeCredits: taxOutputs.taxBeforeCredits,
  exemptProceeds: money('Exempt proceeds'),
  taxedProceeds: money('Taxed proceeds'),
  lossCrypto: money('Crypto: loss you can’t use'),
  lossSecurities: money('Securities: loss you can’t use'),
  sales: table('Sale by sale', {
    kind: oneOf('Kind', { crypto: 'Crypto', security: 'Security' }),
    acquiredOn: date('Acquired on'),
    soldOn: date('Sold on'),
    cost: money('Cost'),
    proceeds: money('Proceeds'),
    gain: money('Gain'),
    exempt: decision('Exempt'),
    exemptProceeds: money('Exempt proceeds'),
    reason: words('Reason'),
  }),
};
type Sales = StepsOf<typeof outputs>['sales'];

/** A sale as the table shows it. `exempt` is no where the cap lets through a part alone; `exemptProceeds` says how much. */
function rowOf(
  { sale, ground, capped, reason }: AssessedSale,
  above: AboveCap | undefined,
): Sales['rows'][number] {
  const { kind, acquiredOn, soldOn, proceeds, cost } = sale;
  const partly = capped && above !== undefined;
  const whole = ground === 'none' ? 0 : proceeds;
  return {
    kind,
    acquiredOn,
    soldOn,
    cost,
    proceeds,
    gain: (hellers(proceeds) - hellers(cost)) / 100,
    exempt: ground !== 'none' && !partly,
    exemptProceeds: partly ? partOf(proceeds, above) : whole,
    reason: partly
      ? `${reason}; only in part, since ${formatExact(above.share.number.round(4, 1), 'rate')} lies above the cap`
      : reason,
  };
}

/** What the cap leaves exempt of the proceeds of one sale, to hellers. */
const partOf = (proceeds: number, above: AboveCap): number => {
  const whole = input('sales', proceeds, 'CZK');
  return toNumber(rounded(minus(whole, above.partOf(whole)).value, 'toHundredth'));
};

function salesTable({ sales, limits }: Assessment, above: AboveCap | undefined): Sales {
  const judged = sales.map((one) => rowOf(one, above));
  const exempt = judged.filter((row) => row.exempt).length;
  const explained = verdict({
    value: `${exempt} of ${judged.length} exempt`,
    because: 'each row says why',
    from: [
      input('sales', judged.length, 'count'),
      ...limits.crypto.rules,
      ...limits.security.rules,
      ...(above ? [of(above.share)] : []),
    ],
  });
  return { explained, rows: judged };
}

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const judgement = assessSales(law, answers.sales);
  const above = aboveCapOf(law, judgement.sales);
  const crypto = partialBase('crypto', judgement, above);
  const securities = partialBase('security', judgement, above);
  const gains = step('taxableGains', 'Taxable gains', plus(of(crypto.taxable), of(securities.taxable)));
  const tax = taxOnTop(law, { added: of(gains), other: input('otherTaxBase', answers.otherTaxBase, 'CZK') });
  const taxed = outcome(plus(of(crypto.proceeds), of(securities.proceeds)));
  return {
    outputs: {
      taxableCrypto: crypto.taxable,
      taxableSecurities: securities.taxable,
      ...tax,
      exemptProceeds: exemptProceeds(judgement, above),
      taxedProceeds: taxed,
      lossCrypto: crypto.loss,
      lossSecurities: securities.loss,
      sales: salesTable(judgement, above),
    },
    notes: notesOf(law, { judgement, above, taxed, tax: tax.incomeTax, alone: answers.otherTaxBase === 0 }),
  };
}

export const definition = calculator({
  slug: 'crypto-capital-tax-calculator',
  rules: rulesByDay,
  words: {
    title: 'Crypto and capital gains tax calculator',
    lead: 'Which of your sales of crypto and securities are exempt in the Czech Republic, and the tax on the rest.',
    topic: 'money',
    asks: 'What tax do I pay on crypto and shares?',
  },
  questions,
  outputs,
  // The limits are of the whole year: a year that was chosen goes by the rules at its end.
  on: ({ year: chosen }) => (chosen === undefined ? undefined : { day: `${chosen}-12-31`, field: 'year' }),
  validate: ({ sales }, { law }) => sales.flatMap((sale, at) => saleFaults(sale, law.year, at)),
  compute,
  shows: { headline: 'incomeTax' },
  draws: 'split',
  chart: (_answers, said) => {
    const taxed = said.taxedProceeds;
    const gain = said.taxableCrypto + said.taxableSecurities;
    const incomeTax = Math.min(said.incomeTax, gain);
    const crowns = (value: number) => Math.max(0, Math.round(value * 100) / 100);
    return {
      kind: 'split',
      title: 'What you sold for',
      unit: 'CZK',
      parts: [
        { label: 'Exempt', value: said.exemptProceeds, kept: true },
        { label: 'Costs that are not taxed', value: crowns(taxed - gain), kept: true },
        { label: 'Gain after tax', value: crowns(gain - incomeTax), kept: true },
        { label: 'Income tax', value: crowns(incomeTax) },
      ],
    };
  },
  sample: {
    year: 2025,
    sales: [
      { kind: 'crypto', acquiredOn: '2021-03-10', cost: 60_000, soldOn: '2025-05-20', proceeds: 180_000 },
      { kind: 'crypto', acquiredOn: '2024-11-05', cost: 90_000, soldOn: '2025-06-02', proceeds: 130_000 },
      { kind: 'security', acquiredOn: '2024-02-01', cost: 70_000, soldOn: '2025-09-15', proceeds: 85_000 },
    ],
  },
  examples,
});
