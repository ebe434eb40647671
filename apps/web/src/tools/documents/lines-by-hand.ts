/** How many lines of a document are left to fill in by hand, as the button says that makes its file. */
export const linesByHand = (count: number): string =>
  count === 1 ? 'with one line to fill in by hand' : `with ${count} lines to fill in by hand`;
