import type { Page } from 'playwright-core';
import { contactInput } from './contact-input.ts';
import { choose } from './contact-page.ts';

type Answers = Record<string, string>;

/** The answer to each question, by its label: chosen where there is a choice, typed where there is none. */
export async function answerQuestions(page: Page, answers: Answers): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const group = page.getByRole('group', { name: label });
    if (await group.count()) {
      await group.getByLabel(answer, { exact: true }).check();
      continue;
    }
    const field = page.locator('#contact-form').getByLabel(label);
    const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isSelect ? field.selectOption(answer) : field.fill(answer));
  }
}

/** What every form asks, the way a person fills it in; the nationality is plain text without script. */
export async function fillPerson(page: Page, { scripted }: { scripted: boolean }): Promise<void> {
  const person = contactInput();
  await page.getByLabel('Full name').fill(person.cf_full_name);
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Phone', { exact: true }).fill(person.cf_client_phone_number);
  if (scripted) await choose(page, 'Nationality', person.cf_nationality);
  else await page.locator('#cf_nationality').fill(person.cf_nationality);
}
