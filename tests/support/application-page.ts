import { answersToTexts, formatTexts } from '@majak/tools/form/field-texts';
import { allApplications } from '@majak/tools/forms/applications/catalogue';
import { sampleAnswers } from '@majak/tools/forms/applications/samples';
import type { Locator, Page } from 'playwright-core';
import { follow } from './browser.ts';

/** What an invented person types into an application, by the names of its fields. */
export async function sampleTexts(slug: string): Promise<Record<string, string>> {
  const application = (await allApplications()).find((one) => one.slug === slug);
  const { fields } = application?.form ?? { fields: {} };
  return formatTexts(fields, answersToTexts(fields, sampleAnswers[slug] ?? {}));
}

/** The script has taken over. */
export const awake = (page: Page) => page.locator('main form[data-live=true]').waitFor({ state: 'attached' });

/** What is asked on the page: the kind of each control by its name, and the tables that a row can be added to. */
const controlsOn = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const kinds: Record<string, string> = {};
    for (const control of main.querySelectorAll('[name]'))
      if (control.getAttribute('type') !== 'hidden')
        // A box for what is not known yet follows the field of the same name.
        kinds[control.getAttribute('name') ?? ''] ??= control.getAttribute('type') ?? control.tagName;
    return { kinds, tables: [...main.querySelectorAll('fieldset[id]')].map(({ id }) => id) };
  });

async function answer(control: Locator, kind: string, text: string) {
  if (kind === 'SELECT') await control.first().selectOption(text);
  else if (kind === 'radio' || kind === 'checkbox')
    await control.and(control.page().locator(`[value="${text}"]`)).check();
  else await control.first().fill(text);
}

/** A row more in a table, if one can be added. */
async function addRow(page: Page, table: string) {
  const add = page.locator(`fieldset[id="${table}"] > button:visible`, { hasText: 'Add a' });
  if ((await add.count()) === 0) return;
  await ((await awakeNow(page)) ? add.click() : follow(page, () => add.click()));
}

/** Fills in whatever of these texts is asked on the page. */
export async function fillPage(page: Page, texts: Record<string, string>) {
  let { kinds, tables } = await controlsOn(page);
  for (const [path, text] of Object.entries(texts)) {
    const [table = '', at] = path.split('.', 2);
    if (!kinds[path] && tables.includes(table) && /^\d+$/.test(at ?? '')) {
      await addRow(page, table);
      ({ kinds, tables } = await controlsOn(page));
    }
    if (text !== '' && kinds[path]) await answer(page.locator(`main [name="${path}"]`), kinds[path], text);
  }
}

const awakeNow = async (page: Page): Promise<boolean> =>
  (await page.locator('main form[data-live=true]').count()) > 0;

/** Presses a button that leads to another page of the form, with script or without. */
export async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).first();
  if (!(await awakeNow(page))) return follow(page, () => button.click());
  return button.click();
}

export const heading = (page: Page) => page.locator('main h1').innerText();
