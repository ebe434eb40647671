import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { useBrowser, usePages } from '../support/browser.ts';
import { headerContrastFaults, sidewaysFaults } from '../support/layout.ts';
import { listRoutes, samples } from '../support/routes.ts';
import { thorough } from '../support/thorough.ts';
import { withSomethingNew } from '../support/with-something-new.ts';

const { web } = inject('product');
const routes = await listRoutes(web);
const widths = [1440, 768, 320];
const open = useBrowser();
const visitors = {
  light: usePages(() => open({ colorScheme: 'light' })),
  dark: usePages(() => open({ colorScheme: 'dark' })),
};

/** Opens every question at once, which a person can do one by one. */
const openAll = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Axe looks at the widest and at the narrowest with all opened; between them the layout alone is measured, unless it is thorough. */
const lookedAtByAxe: readonly number[] = thorough ? widths : [1440];

/** Loads a page once and looks at it in every width. */
const faultsAtEveryWidth = (path: string, colorScheme: 'light' | 'dark'): Promise<string[]> =>
  visitors[colorScheme](async (page) => {
    const faults: string[] = [];
    await resize(page, 1440);
    await page.goto(web + path);
    for (const width of widths) {
      await resize(page, width);
      const where = `${path} at ${width} px, ${colorScheme}`;
      if (lookedAtByAxe.includes(width)) faults.push(...(await axeFaults(page, where)));
      faults.push(...(await sidewaysFaults(page, where)), ...(await headerContrastFaults(page, where)));
    }
    const where = `${path} at 320 px, ${colorScheme}, all opened`;
    await openAll(page);
    faults.push(...(await axeFaults(page, where)), ...(await sidewaysFaults(page, where)));
    return faults;
  });

test('the list of routes holds what the site is known to have', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([...Object.values(samples), '/privacy', '/blog', '/calculators']),
  );
});

// The blocks that pages are made of are looked at one by one in every width by blocks.test.ts.
const ofTheirOwn = routes.filter(({ alike, ofBlocks }) => !alike && !ofBlocks);
const inEveryWidth = thorough ? routes : await withSomethingNew(web, [], ofTheirOwn, 'drawn alike');
const once = await withSomethingNew(
  web,
  inEveryWidth,
  routes.filter((route) => !inEveryWidth.includes(route)),
  'written alike',
);

test.concurrent.each(inEveryWidth)('$path has no fault at 320, 768 and 1440 px', async ({ path }) => {
  expect(await faultsAtEveryWidth(path, 'light')).toEqual([]);
});

test.concurrent.each(once)('$path has no fault in what it says, all opened', async ({ path }) => {
  const faults = await visitors.light(async (page) => {
    await resize(page, 320);
    await page.goto(web + path);
    await openAll(page);
    return [...(await axeFaults(page, path, 'main')), ...(await sidewaysFaults(page, path))];
  });
  expect(faults).toEqual([]);
});

const inTheDark = [...Object.values(samples), '/academy/start-freelancing/licence-or-not', '/search?q=visa'];

test.concurrent.each(inTheDark)('%s has no fault in the dark', async (path) => {
  expect(await faultsAtEveryWidth(path, 'dark')).toEqual([]);
});
