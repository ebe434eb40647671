import type { Page } from 'playwright-core';
import { contactInput } from './contact-input.ts';

export const contactApi = '**/api/v1/util-functions/create-fresh-desk-task';
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send request' });

/** Presses the button that opens the form, where the page is about something else and the form is folded. */
export async function openContactForm(page: Page): Promise<void> {
  const button = page.locator('#contact details.ask:not([open]) > summary');
  if (await button.count()) await button.click();
}

/** Brings the contact form into view and waits until its script has taken it over. */
export async function reachContactForm(page: Page): Promise<void> {
  await openContactForm(page);
  await page.locator('#contact-form').scrollIntoViewIfNeeded();
  await page.locator('astro-island:not([ssr]) #contact-form').waitFor();
  await page.locator('#cf_nationality[aria-autocomplete]').waitFor();
}

/** Types an answer into a field that searches, and takes it from the list. */
export async function choose(page: Page, field: string, answer: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(answer);
  await page.getByRole('option', { name: answer, exact: true }).click();
}

/** Fills in all that the form asks, the way a person does. */
export async function fillContactForm(page: Page): Promise<void> {
  const request = contactInput();
  await page.getByLabel('Full name').fill(request.cf_full_name);
  await page.getByLabel('E-mail', { exact: true }).fill(request.email);
  await page.getByLabel('Phone', { exact: true }).fill(request.cf_client_phone_number);
  await choose(page, 'Nationality', request.cf_nationality);
  await choose(page, 'Service', request.cf_select_servicee);
  await page.getByLabel('How can we help?').fill(request.description);
}
