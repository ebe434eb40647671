import type { Page } from 'playwright-core';

/** What makes a page scroll sideways: elements that reach over the right edge. Empty when it does not. */
export async function sidewaysFaults(page: Page, where: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const widthPx = document.documentElement.clientWidth;
    const overPx = (document.scrollingElement?.scrollWidth ?? 0) - widthPx;
    if (overPx <= 0) return [];
    const over = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > widthPx + 0.5,
    );
    const named = over.slice(0, 5).map((element) => `<${element.localName} class="${element.className}">`);
    return [`${overPx} px wider than the window: ${named.join(', ')}`];
  });
  return found.map((fault) => `${where}: ${fault}`);
}

const enough = 4.5;

/** Words in the header that are too faint for what lies under them; the header itself may be transparent. */
export async function headerContrastFaults(page: Page, where: string): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  const found = await page.evaluate((enough) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const faults: string[] = [];
    let looked = 0;
    for (const element of document.querySelectorAll('.site-header-bar :is(a, summary, button)')) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility() || width === 0) continue;
      looked += 1;
      const under = document.elementsFromPoint(left + width / 2, top + height / 2);
      const painted = under.find(
        (other) => (channels(getComputedStyle(other).backgroundColor)[3] ?? 1) === 1,
      );
      const back = luminance(painted ? getComputedStyle(painted).backgroundColor : 'rgb(255, 255, 255)');
      const front = luminance(getComputedStyle(element).color);
      const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
      if (ratio < enough)
        faults.push(`“${element.textContent}” in the header has a contrast of ${ratio.toFixed(2)}`);
    }
    return looked > 0 || !document.querySelector('.site-header') ? faults : ['the header has nothing to use'];
  }, enough);
  return found.map((fault) => `${where}: ${fault}`);
}
