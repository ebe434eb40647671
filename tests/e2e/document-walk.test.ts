import { readFile } from 'node:fs/promises';
import { allDocuments } from '@majak/sites/all-tools';
import { site } from '@majak/sites/cz/site';
import type { Document } from '@majak/tools/documents/document';
import type { Row, TwoLanguages } from '@majak/tools/documents/two-language-view';
import { isPlainObject } from '@majak/tools/form/field-tree';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { examine } from '../support/invoice/pdf-tools.ts';
import { thorough } from '../support/thorough.ts';
import { askingAnew } from '../support/ways-of-asking.ts';

const { web } = inject('product');
const open = useBrowser();
const offered = Object.keys(site.tools.documents);
const documents = (await allDocuments()).filter(
  ({ slug, template }) => template === 'two-language-document' && offered.includes(slug),
);
/** Of samples nothing is compared that is a day: the site may be a day ahead. */
const today = '2026-11-21';
const hasDay = (line: string): boolean => /20\d\d/.test(line);

const bare = (text: string): string => text.replace(/\s/g, '');
const awake = async (page: Page) => {
  await page.locator('#questions').hover();
  await page.locator('#questions[data-live=true]').waitFor();
};

/** What somebody wrote who does not exist, and every sum. */
const said = (given: unknown): string[] => {
  if (typeof given === 'string') return given.includes('(invented)') ? given.split('\n') : [];
  if (typeof given === 'number') return given >= 1000 ? [String(given)] : [];
  if (Array.isArray(given)) return given.flatMap(said);
  return isPlainObject(given) ? Object.values(given).flatMap(said) : [];
};
/** Every line of a document in both languages. */
function linesOf(document: Document): string[] {
  const { parts, placed } = document.view(document.sample(today)) as TwoLanguages;
  const rows: Row[] = [...parts.flatMap(({ rows }) => rows), ...placed];
  const whole = rows.filter(({ en }) => en.every((part) => typeof part === 'string'));
  return whole.flatMap(({ en, local }) => [en, local].map((one) => one.join('')));
}

/** Answers what the sample does not know yet. */
async function answerAll(page: Page): Promise<void> {
  const ticked = page.locator('#questions input[type=checkbox][id$="-unknown"]:checked');
  // By their names: the list of what is ticked gets shorter with each.
  for (const id of await ticked.evaluateAll((boxes) => boxes.map((box) => box.id))) {
    await page.locator(`[id="${id}"]`).uncheck();
    await page.locator(`[id="${id.replace(/-unknown$/, '')}"]`).fill('1/12/2026');
  }
  expect(await ticked.count()).toBe(0);
}

async function saved(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return new Uint8Array(await readFile(await download.path()));
}

test.each(thorough ? documents : askingAnew(documents))(
  'the sample of $slug survives a tab that dies, and comes as PDF and for Word, whole',
  async (document) => {
    const { page, context, faults } = await open({ viewport: { width: 1440, height: 900 } });
    await page.goto(web + document.page);
    await awake(page);
    await page.getByRole('button', { name: 'Show a sample' }).click();
    await answerAll(page);
    const name = page.locator('#questions input[type=text], #questions textarea').first();
    const field = await name.getAttribute('id');
    const before = await name.inputValue();
    await name.fill("Dorothy D'Arcy");
    await page.close();

    const again = await context.newPage();
    again.on('pageerror', ({ message }) => faults.push(message));
    await again.goto(web + document.page);
    await awake(again);
    const back = again.locator(`[id="${field}"]`);
    expect(await back.inputValue()).toBe("Dorothy D'Arcy");
    await back.fill(before);
    const pdf = await saved(again, 'Download the PDF');
    const word = unzipSync(await saved(again, 'Download the Word document'))['word/document.xml'];
    const typed = bare(strFromU8(word ?? new Uint8Array()).replace(/<[^>]+>/g, '')).replaceAll('&apos;', "'");
    examine(pdf, ({ text, faults }) => {
      expect(faults).toBe('');
      for (const words of said(document.sample(today))
        .filter((one) => !hasDay(one))
        .map(bare)) {
        expect(bare(text)).toContain(words);
        expect(typed).toContain(words);
      }
      for (const line of linesOf(document).filter((line) => !hasDay(line)))
        expect(bare(text)).toContain(bare(line));
    });
    expect(faults).toEqual([]);
  },
);
