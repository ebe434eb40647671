import type { Page } from 'playwright-core';

const headerPx = 70;
const mostSteps = 400;

/** What is wrong with the element that has the focus, if anything; `end` when nothing on the page has it. */
const lookAtFocus = (page: Page) =>
  page.evaluate((headerPx) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return 'end';
    element.dataset.reached = '';
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const name = `<${element.localName}> “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}” ${element.id}`;
    const faults: string[] = [];
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('shows no focus');
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) faults.push('is out of sight');
    const bar = document.querySelector('.site-header');
    const fits = height <= innerHeight - headerPx;
    if (bar && !bar.contains(element) && fits && top < headerPx)
      faults.push(`lies ${Math.round(headerPx - top)} px under the header`);
    return faults.map((fault) => `${name} ${fault}`);
  }, headerPx);

/** Everything a keyboard has to reach and did not; of radio buttons only the chosen one counts. */
const neverReached = (page: Page) =>
  page.evaluate(() => {
    const usable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const missed = [...document.querySelectorAll<HTMLElement>(usable)].filter((element) => {
      if (element.dataset.reached !== undefined || element.tabIndex < 0) return false;
      if (element.matches(':disabled, [type=radio]:not(:checked)')) return false;
      return element.checkVisibility({ visibilityProperty: true });
    });
    return missed.map(
      (element) => `<${element.localName}> “${element.textContent}” ${element.id} is never reached`,
    );
  });

/** Goes through a page by Tab and back by Shift+Tab. Answers each element that is hidden, unmarked or left out. */
export async function focusFaults(page: Page, where: string): Promise<string[]> {
  const faults: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    let steps = 0;
    for (; steps < mostSteps; steps += 1) {
      await page.keyboard.press(key);
      const seen = await lookAtFocus(page);
      if (seen === 'end') break;
      faults.push(...seen.map((fault) => `${fault} (${key})`));
    }
    if (steps < 3 || steps === mostSteps) faults.push(`${key} went through ${steps} elements`);
  }
  faults.push(...(await neverReached(page)));
  return faults.map((fault) => `${where}: ${fault}`);
}
