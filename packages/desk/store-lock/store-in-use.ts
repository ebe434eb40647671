/** Who has the store open: a part of the product by its name, and its process. */
export type Holder = { name: string; pid: number };

/** One sentence about the processes that have the store open. */
export const holdersInWords = (holders: readonly Holder[]): string =>
  holders.length === 0
    ? 'another process'
    : holders.map(({ name, pid }) => `the ${name} (process ${pid})`).join(', ');

/** The lock could not be had, because of those who hold it. */
export class StoreInUse extends Error {
  constructor(holders: readonly Holder[]) {
    super(`The store is in use by ${holdersInWords(holders)}.`);
    this.name = 'StoreInUse';
  }
}
