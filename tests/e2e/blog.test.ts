import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { samples } from '../support/routes.ts';

const open = useBrowser();
const { web } = inject('product');

test('the blog begins with a few articles in the order they are needed, and a topic of it does not', async () => {
  const { page } = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${web}/blog`);
  const start = page.getByRole('region', { name: 'Start here' });
  const paths = await start
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual([
    '/health-insurance-for-a-visa',
    '/first-30-days-in-czechia',
    '/reading-a-czech-payslip',
    '/tax-return-who-must-file',
  ]);
  await page.goto(`${web}/blog?topic=tax`);
  expect(await start.count()).toBe(0);
});

test('an article names who wrote and who checked it, samples as samples, and takes corrections without a script too', async () => {
  const { page } = await open({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(web + samples.article);
  const said = (await page.locator('main header').first().innerText()).replace(/\s+/g, ' ');
  expect(said).toMatch(/Written by [\w ]+ \(sample name\) on \d+ \w+ \d{4}/);
  expect(said).toMatch(/Facts last checked by [\w ]+ \(sample name\) on \d+ \w+ \d{4}/);
  const title = await page.locator('h1').innerText();
  await page.getByRole('link', { name: 'Tell us what’s wrong' }).click();
  expect(new URL(page.url()).pathname).toBe('/contact');
  const message = await page.locator('#contact textarea').inputValue();
  expect(message.replace(/\s+/g, ' ')).toContain(
    `About “${title.replace(/\s+/g, ' ')}” (${samples.article})`,
  );
});

test('a correction of an article that is not there names none', async () => {
  for (const about of ['no-such-article', '../x', '%00', 'a'.repeat(300)]) {
    const answer = await fetch(`${web}/contact?about=${about}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('What’s wrong:');
  }
});
