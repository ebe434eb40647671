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

async function answer(control: Locator, text: string) {
  const kind = await control.first().evaluate((element) => element.getAttribute('type') ?? element.tagName);
  if (kind === 'hidden') return;
  if (kind === 'SELECT') await control.first().selectOption(text);
  else if (kind === 'radio' || kind === 'checkbox')
    await control.and(control.page().locator(`[value="${text}"]`)).check();
  else await control.first().fill(text);
}

/** Fills in whatever of these texts is asked on the page. */
export async function fillPage(page: Page, texts: Record<string, string>) {
  for (const [path, text] of Object.entries(texts)) {
    const control = page.locator(`main [name="${path}"]`);
    const add = page.locator(`fieldset[id="${path.split('.', 1)[0]}"] > button:visible`, {
      hasText: 'Add a',
    });
    if ((await control.count()) === 0 && (await add.count()) > 0 && /\.\d+\./.test(path))
      await ((await awakeNow(page)) ? add.click() : follow(page, () => add.click()));
    if (text !== '' && (await control.count()) > 0) await answer(control, text);
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
