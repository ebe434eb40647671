import { allApplications, sampleAnswers } from '@majak/sites/all-tools';
import { answersToTexts, formatTexts, startTextAt } from '@majak/tools/form/field-texts';
import type { Form } from '@majak/tools/form/form';
import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import * as z from 'zod';
import { follow } from './browser.ts';
import { pollOptions } from './poll-options.ts';

/** What an invented person types into an application, by the names of its fields. */
export async function sampleTexts(slug: string): Promise<Record<string, string>> {
  const application = (await allApplications()).find((one) => one.slug === slug);
  const { fields } = application?.form ?? { fields: {} };
  return formatTexts(fields, answersToTexts(fields, sampleAnswers[slug] ?? {}));
}

/** The script has taken over. */
export const awake = (page: Page) => page.locator('main form[data-live=true]').waitFor({ state: 'attached' });

/** What is in sight on the page: the kind of each control by its name, and the tables that a row can be added to. */
const controlsOn = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const kinds: Record<string, string> = {};
    for (const control of main.querySelectorAll('[name]'))
      if (control.checkVisibility())
        // A box for what is not known yet follows the field of the same name.
        kinds[control.getAttribute('name') ?? ''] ??= control.getAttribute('type') ?? control.tagName;
    const tables = [...main.querySelectorAll('fieldset[id]')].filter((one) => one.checkVisibility());
    return { kinds, tables: tables.map(({ id }) => id) };
  });

async function answer(control: Locator, kind: string, text: string) {
  if (kind === 'SELECT') await control.first().selectOption(text);
  else if (kind === 'radio' || kind === 'checkbox')
    for (const value of text.split(','))
      await control.and(control.page().locator(`[value="${value}"]`)).check();
  else await control.first().fill(text);
}

/** A row more in a table, if one can be added. */
async function addRow(page: Page, table: string) {
  const add = page.locator(`fieldset[id="${table}"] > button:visible`, { hasText: 'Add a' });
  if ((await add.count()) === 0) return;
  await ((await awakeNow(page)) ? add.click() : follow(page, () => add.click()));
}

/** What was answered in which kind of control: `radio`, `text`, `SELECT`. */
type Answered = { path: string; kind: string; text: string };

/** Fills in whatever of these texts is asked on the page, and what an answer opens. */
export async function fillPage(page: Page, texts: Record<string, string>): Promise<void> {
  const answered = await fillVisible(page, texts);
  const done = new Set(answered.map(({ path }) => path));
  const left = Object.fromEntries(Object.entries(texts).filter(([path]) => !done.has(path)));
  if (answered.length > 0) await fillPage(page, left);
}

/** Fills in whatever of these texts is in sight. @returns what that was. */
export async function fillVisible(page: Page, texts: Record<string, string>): Promise<Answered[]> {
  const answered: Answered[] = [];
  let { kinds, tables } = await controlsOn(page);
  for (const [path, text] of Object.entries(texts)) {
    const [, table = ''] = /^(.+?)\.\d+\./.exec(path) ?? [];
    if (!kinds[path] && tables.includes(table)) {
      await addRow(page, table);
      ({ kinds, tables } = await controlsOn(page));
    }
    const kind = kinds[path];
    if (text === '' || !kind) continue;
    await answer(page.locator(`main [name="${path}"]`), kind, text);
    answered.push({ path, kind, text });
  }
  return answered;
}

const awakeNow = async (page: Page): Promise<boolean> =>
  (await page.locator('main form[data-live=true], #profile').count()) > 0;

/** Presses a button that leads to another page of the form, with script or without. */
export async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).first();
  if (!(await awakeNow(page))) return follow(page, () => button.click());
  return button.click();
}

export const heading = (page: Page) => page.locator('main h1').innerText();

/** What stands in the fields of the page, by their names: what was chosen of several in one. */
export const fieldsOn = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('main form')
    .first()
    .evaluate((form) => {
      const texts: Record<string, string> = {};
      if (!(form instanceof HTMLFormElement)) return texts;
      for (const [name, text] of new FormData(form)) {
        if (typeof text !== 'string' || text === '' || name.startsWith('~')) continue;
        texts[name] = name in texts ? `${texts[name]},${text}` : text;
      }
      return texts;
    });

/** Waits until this browser has written down all that stands on the page. */
export const keptAll = async (page: Page, { key, fields }: Form) => {
  // What stands there from the start is nobody's to keep.
  const shown = Object.fromEntries(
    Object.entries(await fieldsOn(page)).filter(([path, text]) => text !== startTextAt(fields, path)),
  );
  await vi.waitFor(async () => {
    const kept = await page.evaluate((name) => localStorage.getItem(name), `majak-application-${key}`);
    const { typed } = z.object({ typed: z.record(z.string(), z.string()) }).parse(JSON.parse(kept ?? '{}'));
    expect(typed).toMatchObject(shown);
  }, pollOptions);
};
