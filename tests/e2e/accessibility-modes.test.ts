import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { reachContactForm } from '../support/contact-page.ts';
import { focusFaults } from '../support/focus.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { samples } from '../support/routes.ts';
import { thorough } from '../support/thorough.ts';

const { web } = inject('product');
const open = useBrowser();
const phone = { width: 320, height: 640 };
const desk = { width: 1440, height: 900 };
/** 1280 × 1024 at 400 %. */
const zoomed = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };
const paths = Object.values(samples);

/** On a wide screen there is a header more to go through, and else the same: once is enough, unless it is thorough. */
const onDesk = thorough ? paths : [samples.tool];

test.concurrent.each([
  ...paths.map((path) => ({ path, viewport: phone })),
  ...onDesk.map((path) => ({ path, viewport: desk })),
  { path: samples.contact, viewport: zoomed.viewport },
])(
  'the keyboard reaches everything on $path, and sees where it is, at $viewport.width × $viewport.height px',
  async ({ path, viewport }) => {
    const { page, context } = await open({ viewport });
    await page.goto(web + path);
    await reachContactForm(page);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await focusFaults(page, `${path} at ${viewport.width} px`)).toEqual([]);
    await context.close();
  },
);

test.concurrent.each(paths)(
  '%s does not scroll sideways when a small window is zoomed four times',
  async (path) => {
    const { page, context } = await open(zoomed);
    await page.goto(web + path);
    await reachContactForm(page);
    const where = `${path} zoomed to 320 × 256 px`;
    expect(await sidewaysFaults(page, where)).toEqual([]);
    await context.close();
  },
);

test('controls keep an edge, and the focus its mark, in forced colours', async () => {
  const { page, context } = await open({ forcedColors: 'active', viewport: desk });
  await page.goto(web + samples.contact);
  await reachContactForm(page);
  const edges = await page.evaluate(() => {
    const controls = document.querySelectorAll(
      '#contact-form :is(input:not([type=hidden], [type=radio], [tabindex="-1"]), select, textarea, button[type=submit])',
    );
    return [...controls].map((control) => {
      const { borderStyle, borderWidth } = getComputedStyle(control);
      return `${control.id || control.localName}: ${borderStyle} ${borderWidth}`;
    });
  });
  expect(edges.filter((edge) => !edge.endsWith(': solid 1px'))).toEqual([]);
  expect(edges.length).toBeGreaterThanOrEqual(7);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await focusFaults(page, `${samples.contact} in forced colours`)).toEqual([]);
  await context.close();
});

/** Everything that moves at this moment, colours and opacity aside. */
const moving = () =>
  document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || Number(effect.getTiming().duration) < 10) return [];
    const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const motion = changed.find((name) =>
      /^(transform|rotate|scale|translate|left|top|height|width)$/.test(name),
    );
    return motion
      ? [`${motion} of <${effect.target?.localName} class="${effect.target?.getAttribute('class')}">`]
      : [];
  });

test.each(paths)('nothing moves on %s when the reader asked for less motion', async (path) => {
  const { page, context } = await open({ viewport: desk });
  const faults: string[] = [];
  const look = async (when: string) =>
    faults.push(...(await page.evaluate(moving)).map((fault) => `${path}, ${when}: ${fault}`));
  await page.goto(web + path);
  await look('on arrival');
  for (const summary of await page.locator('summary:visible').all()) {
    await summary.dispatchEvent('click');
    await look(`opening “${await summary.textContent()}”`);
  }
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole('button', { name: 'Scroll up' }).click();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(300);
  expect(faults).toEqual([]);
  await context.close();
});
