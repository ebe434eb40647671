import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { offeredCalculators } from '@majak/desk/offered-tools';
import { czechia } from '@majak/law/cz/jurisdiction';
import { allDocuments } from '@majak/sites/all-tools';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Documentation } from '../apps/web/src/tools/api/documentation.tsx';
import { openApi } from '../apps/web/src/tools/api/openapi.ts';
import { recordCalculator } from './record-calculator.ts';
import { recordDocuments } from './record-documents.ts';
import { recordLaw } from './record-law.ts';
import type { Recorded } from './recorded.ts';

/**
 * `npm run record FOLDER`: writes down what calculators answer, documents print and pages of the law show, the same in
 * every run. Run it in two checkouts and compare: `diff -rq` names what a change of the code changed.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder to write to');
mkdirSync(folder, { recursive: true });

function keep(recorded: Recorded): void {
  for (const [name, what] of Object.entries(recorded)) {
    const text = typeof what === 'string' ? what : JSON.stringify(what, null, 1);
    writeFileSync(join(folder ?? '', name), `${text}\n`);
    process.stdout.write(`${name}: ${text.length}\n`);
  }
}

const site = { brand: 'Sample', email: 'office@example.com', jurisdiction: czechia };
const webUrl = 'https://example.com';
const limited = ['vat-verification'];

keep(await recordLaw());
keep(await recordDocuments());
const [calculators, documents] = await Promise.all([offeredCalculators(), allDocuments()]);
for (const calculator of calculators) keep(await recordCalculator(calculator));
for (const today of ['2026-11-21', '2027-01-02']) {
  const documentation = createElement(Documentation, {
    calculators,
    today,
    webUrl,
    jurisdiction: czechia,
    limited,
  });
  keep({
    [`openapi.${today}.json`]: openApi({ calculators, documents, today, limited, site, webUrl }),
    [`documentation.${today}.html`]: renderToStaticMarkup(documentation),
  });
}
process.exit(0);
