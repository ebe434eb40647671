import { offeredCalculator } from '@majak/desk/offered-tools';
import type { SitePlan } from '@majak/sites/site';
import { calculate } from '@majak/tools/calculator/calculate';

/** What is left of a monthly pay: without children, and with those who come along once the law counts them. */
export type PlanPay = {
  gross: number;
  net: number;
  withChildren?: { children: number; net: number; due: string };
};

const childrenIn = ({ family }: Readonly<Record<string, unknown>>): number =>
  Array.isArray(family) ? family.filter((one) => one === 'child').length : 0;

/** @returns nothing where no pay is known, or the site has no calculator for it. */
export async function planPay(
  given: Readonly<Record<string, unknown>>,
  { salary: by }: SitePlan,
  day: string,
): Promise<PlanPay | undefined> {
  const calculator = await offeredCalculator(by.calculator);
  const { salary: gross } = given;
  if (typeof gross !== 'number' || !calculator) return undefined;
  const netWith = (more: Readonly<Record<string, number>>): number | undefined => {
    const read = calculate(calculator, { ...calculator.sample, [by.question]: gross, ...more }, day);
    const net = read.ok ? read.value.outputs[by.output] : undefined;
    return typeof net === 'number' ? net : undefined;
  };
  const net = netWith({});
  if (net === undefined) return undefined;
  const children = childrenIn(given);
  const more = children > 0 ? netWith({ [by.children.question]: children }) : undefined;
  const { due } = by.children;
  return more === undefined ? { gross, net } : { gross, net, withChildren: { children, net: more, due } };
}
