import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function firstOnPath(wanted: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => wanted.map((name) => path.join(folder, name))).find(existsSync);
}

/** The browser that CHROME_PATH names, if there is one. */
function named(): string | undefined {
  const file = process.env.CHROME_PATH;
  return file && existsSync(file) ? file : undefined;
}

/** Where Chromium is: CHROME_PATH, or the first on the PATH; nothing if it has to be installed. */
export const browserPath = (): string | undefined => named() ?? firstOnPath(names);

/** The same engine without what only a window needs, if it is there: it takes a quarter less of the processor. */
export const headlessPath = (): string | undefined =>
  named() ?? firstOnPath(['chromium-headless-shell']) ?? browserPath();
