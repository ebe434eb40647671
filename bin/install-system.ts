import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { browserPath } from '../tests/support/browser-path.ts';

const isOnPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

/** Programs that tests look through, by the package of Debian that has them. */
const isThere = {
  chromium: () => browserPath() !== undefined,
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

/** Installs, by the system's package manager, what is not there. */
export function installSystem(...wanted: readonly (keyof typeof isThere)[]): void {
  const missing = wanted.filter((name) => !isThere[name]());
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${missing.join(', ')} …\n`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: 'inherit',
  });
}
