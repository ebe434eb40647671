import { execFileSync } from 'node:child_process';
import { browserPath } from '../tests/support/browser-path.ts';

/** Installs Chromium by the system's package manager where there is none. */
export function installChromium(): void {
  if (browserPath()) return;
  process.stdout.write('Installing Chromium …\n');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
  });
}
