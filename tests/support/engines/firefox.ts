import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Debian's Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  const functionOf = (body: string) => `function () { ${body} }`;
  const called = (body: string, args: readonly unknown[]) =>
    `(${functionOf(body)}).apply(null, ${JSON.stringify(args)})`;
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    run: async (body, ...args) => (await page.evaluate(called(body, args))) as never,
    find: async (body, ...args) => {
      const element = (await page.evaluateHandle(called(body, args))).asElement() as ElementHandle | null;
      if (!element) throw new Error(`There is no ${args.join(' ')}`);
      return {
        click: () => element.click(),
        type: async (text) => {
          await element.evaluate((field) => field instanceof HTMLInputElement && field.select());
          await element.type(text);
        },
      };
    },
    close: () => browser.close(),
  };
}
