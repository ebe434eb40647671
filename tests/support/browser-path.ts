import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where Chromium is: CHROME_PATH, or the first on the PATH; nothing if it has to be installed. */
export function browserPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [process.env.CHROME_PATH ?? '', ...found].find((file) => file && existsSync(file));
}
