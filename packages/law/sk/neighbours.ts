/** Countries that are named most often here: the country itself, and its neighbours. */
export const neighbours: readonly [string, ...string[]] = ['SK', 'CZ', 'AT', 'HU', 'PL', 'UA'];
