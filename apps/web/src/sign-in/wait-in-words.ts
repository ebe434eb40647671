/** How long somebody has to wait, in words: `40 seconds`, `6 minutes`. */
export const waitInWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
