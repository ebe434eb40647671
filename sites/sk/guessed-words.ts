/** What somebody tries first for a password here. */
export const guessedWords: readonly string[] = ['heslo', 'bratislava', 'kosice', 'slovensko'];
