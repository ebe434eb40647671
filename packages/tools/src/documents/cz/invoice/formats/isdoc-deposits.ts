import { exact } from '@majak/law/exact';
import { type Amount, amountOf } from '../../../invoice/amount.ts';
import { taxedAdvances, taxesOfAdvance } from '../model/advances.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { type Money, pair } from './isdoc-lines.ts';
import type { Written } from './write-xml.ts';

/** What was paid and not taxed: each advance, then what was paid besides. */
function nonTaxed({ original, payment, advances, paid }: Invoice, money: Money): readonly Written[] {
  const deposit = (id: string, amount: Amount): Written => ({
    ID: id || payment.variableSymbol,
    VariableSymbol: payment.variableSymbol,
    ...pair('DepositAmount', amount, money),
  });
  const untaxed = advances.filter(({ treatment }) => treatment !== 'taxed');
  return [
    ...untaxed.map(({ number, amount }) => deposit(number, amountOf(amount))),
    ...(paid > 0 ? [deposit(original?.number ?? '', amountOf(paid))] : []),
  ];
}

/** The advances that were taxed, each with its tax document, in crowns at the rate of its own day. */
function taxed(invoice: Invoice, money: Money): readonly Written[] {
  return taxedAdvances(invoice).map((advance) => {
    const { base, total } = taxesOfAdvance(advance);
    const { exchangeRate } = advance;
    const of: Money =
      exchangeRate > 0 ? { ...money, local: (amount) => amountOf(exact(amount).times(exchangeRate)) } : money;
    return {
      ID: advance.number,
      VariableSymbol: invoice.payment.variableSymbol,
      ...pair('TaxableDepositAmount', base, of),
      ...pair('TaxInclusiveDepositAmount', total, of),
      ClassifiedTaxCategory: { Percent: String(advance.rate), VATCalculationMethod: '1' },
    };
  });
}

/** What was paid before: not taxed, and taxed by documents of its own. */
export function isdocDeposits(invoice: Invoice, money: Money): Readonly<Record<string, Written>> {
  const [untaxed, settled] = [nonTaxed(invoice, money), taxed(invoice, money)];
  return {
    NonTaxedDeposits: untaxed.length > 0 ? { NonTaxedDeposit: untaxed } : undefined,
    TaxedDeposits: settled.length > 0 ? { TaxedDeposit: settled } : undefined,
  };
}
