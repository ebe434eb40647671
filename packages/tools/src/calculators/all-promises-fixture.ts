import type { Promises } from './promises-fixture.ts';

const found = import.meta.glob<Promises>('./*/promises-fixture.ts', { import: 'promises', eager: true });
const promises = Object.values(found);
const all = <Kind extends 'contracts' | 'shown' | 'inputs' | 'asked'>(kind: Kind): Promises[Kind] =>
  Object.assign({}, ...promises.map((ofCountry) => ofCountry[kind]));

/** What all calculators promise, of every country that has a folder here. */
export const { contracts, shown, inputs, asked, unused }: Promises = {
  contracts: all('contracts'),
  shown: all('shown'),
  inputs: all('inputs'),
  asked: all('asked'),
  unused: promises.flatMap((ofCountry) => ofCountry.unused),
};
