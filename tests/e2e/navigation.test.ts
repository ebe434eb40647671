import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';

const open = useBrowser();
const { web } = inject('product');
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 } };

/** "Top navigation" of the specification, word for word. */
const navigation: Record<string, [label: string, href: string][]> = {
  'Freelance Tools': [
    ['Tax Calculators', '/calculators'],
    ['Invoice Generator', '/invoice-generator'],
    ['Tax Refund Generator', '/official-document-generator/tax-refund-doc-generator'],
    ['Doc Generator', '/official-document-generator'],
    ['Academy', '/academy'],
  ],
  'Client Tools': [
    ['Application Forms', '/application-forms'],
    ['Application Tracker', '/track-application'],
    ['Accommodation Forms', '/doklad'],
  ],
  About: [
    ['Jobs', '/work-with-us'],
    ['Blog', '/blog'],
    ['Reviews', '/reviews'],
    ['Contact Us', '/contact'],
  ],
  Freelance: [['Subscriptions', '/trade-license-packages']],
};

test('every entry of the navigation is there, and leads to a page', async () => {
  const { page } = await open(desktop);
  await page.goto(web);
  for (const [group, entries] of Object.entries(navigation)) {
    const links = page
      .locator('.site-nav details', { hasText: group })
      .filter({ has: page.locator('summary', { hasText: new RegExp(`^${group}$`) }) });
    const found = await links
      .locator('li a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(found).toEqual(entries);
    // A line below each says what is behind it.
    const notes = await links.locator('li span').allTextContents();
    expect(notes.filter((note) => note.length > 10)).toHaveLength(entries.length);
  }
  const plain = await page
    .locator('.site-nav > ul > li > a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(plain).toEqual([
    ['Online Tax', '/czech-taxes-online'],
    ['Services', '/our-services'],
    ['Login', '/api/auth/login'],
  ]);
  const all = [
    ...Object.values(navigation)
      .flat()
      .map(([, href]) => href),
    '/czech-taxes-online',
    '/our-services',
  ];
  const answers = await Promise.all(all.map(async (href) => [href, (await fetch(web + href)).status]));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test.each([
  ['a phone', phone],
  ['a wide screen', desktop],
])('packages and the page for companies are reached from a menu on %s', async (_, size) => {
  const { page } = await open(size);
  for (const [name, path] of [
    ['Packages', '/packages'],
    ['For companies', '/corporate'],
  ] as const) {
    await page.goto(web);
    if (size === phone) await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .locator('summary')
      .filter({ hasText: /^Freelance$/, visible: true })
      .click();
    await page
      .locator('.nav-panel')
      .getByRole('link', { name, exact: true })
      .filter({ visible: true })
      .click();
    await page.waitForURL(web + path);
  }
});

test('an entry of a menu can be pressed on the line below it', async () => {
  const { page } = await open(desktop);
  await page.goto(web);
  await page.locator('.site-nav summary', { hasText: /^Client Tools$/ }).click();
  const note = await page.locator('.site-nav details[open] li span').nth(2).boundingBox();
  await page.mouse.click((note?.x ?? 0) + 20, (note?.y ?? 0) + 10);
  await page.waitForURL(`${web}/doklad`);
});
