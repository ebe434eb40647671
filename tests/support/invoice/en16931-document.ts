import { type Exact, exact } from '@majak/law/exact';
import { all, at, type Element } from './elements.ts';

/** The parts of a Cross Industry Invoice that rules speak of. */
export type Document = {
  root: Element;
  trade: Element;
  settlement: Element;
  sums: Element;
  lines: readonly Element[];
  /** The breakdown by rate. */
  taxes: readonly Element[];
  /** Discounts of the document. */
  allowances: readonly Element[];
};

const none: Element = { name: '', text: '', attributes: {}, children: [] };

export function documentOf(root: Element): Document {
  const trade = all(root, 'SupplyChainTradeTransaction')[0] ?? none;
  const settlement = all(trade, 'ApplicableHeaderTradeSettlement')[0] ?? none;
  return {
    root,
    trade,
    settlement,
    sums: all(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')[0] ?? none,
    lines: all(trade, 'IncludedSupplyChainTradeLineItem'),
    taxes: all(settlement, 'ApplicableTradeTax'),
    allowances: all(settlement, 'SpecifiedTradeAllowanceCharge'),
  };
}

const plain = (text: string): Exact => exact(/^-?\d+(\.\d+)?$/.test(text) ? text : '0');

/** The number at the end of a path; zero when there is none. */
export const value = (from: Element, path: string): Exact => plain(at(from, path));
export const last = (element: Element | undefined): Exact => plain(element?.text ?? '');
export const sum = (values: readonly Exact[]): Exact =>
  values.reduce((total, one) => total.plus(one), exact(0));
export const equal = (one: Exact, other: Exact): boolean => one.eq(other);
