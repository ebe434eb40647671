import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { browserPath } from '../tests/support/browser-path.ts';

const isOnPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

/** Programs that tests look through, by the package of Debian that has them. */
const isThere = {
  chromium: () => browserPath() !== undefined,
  // A CHROME_PATH names the browser that is wanted instead.
  'chromium-headless-shell': () => isOnPath('chromium-headless-shell') || Boolean(process.env.CHROME_PATH),
  // Independent readers of the PDFs we make.
  'poppler-utils': () => isOnPath('pdffonts') && isOnPath('pdftotext') && isOnPath('pdftoppm'),
  qpdf: () => isOnPath('qpdf'),
  // The independent reader of a Slovak payment code.
  'xz-utils': () => isOnPath('xz'),
  // The two other engines that people look through.
  'firefox-esr': () => isOnPath('firefox-esr'),
  'webkit2gtk-driver': () => isOnPath('WebKitWebDriver'),
  xvfb: () => isOnPath('Xvfb'),
  // The gateway.
  'nginx-light': () => isOnPath('nginx') || existsSync('/usr/sbin/nginx'),
} as const;

type Program = keyof typeof isThere;

/** Installs, by the system's package manager, what is not there. @throws Error if it cannot. */
export function installSystem(...wanted: readonly Program[]): void {
  const missing = wanted.filter((name) => !isThere[name]());
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${missing.join(', ')} …\n`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: 'inherit',
  });
}

/** Installs what makes tests faster; where there is no such package they run without it. */
export function installIfThereIs(name: Program): void {
  try {
    installSystem(name);
  } catch {
    process.stdout.write(`There is no ${name} here: the tests take longer.\n`);
  }
}
