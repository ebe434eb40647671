import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe cannot decide, and why that is no fault. Everything else it leaves open fails. */
const explained = [
  {
    rule: 'color-contrast',
    within: '.site-header[data-tone="transparent"]',
    because:
      'The bar is transparent over the top of the page: `headerContrast` measures against what is under it.',
  },
  {
    rule: 'color-contrast',
    within: '[role="img"]',
    because: 'Stars drawn with characters are a picture with a name; their colours are those of text.',
  },
  {
    rule: 'color-contrast',
    within: 'figure svg[aria-hidden]',
    because:
      'Words of a picture lie on the page or on a circle of its colour, in the colours of text; the same numbers stand in its table.',
  },
  {
    rule: 'color-contrast',
    within: '#answer summary',
    because:
      'While the form is in sight the bar with the answer lies over the foot of the screen, and over lines there.',
  },
  {
    rule: 'color-contrast',
    within: '.service-page',
    because:
      'On a phone the bar with the price lies over the foot of the screen, and over lines there; on a wide screen there is none, and the same lines are looked at.',
  },
  {
    rule: 'color-contrast',
    within: '#questions',
    because:
      'On a wide screen the questions beside a form of an office scroll by themselves; those below its edge are looked at in the narrower widths, where all of them are in the page.',
  },
] as const;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Off by default in axe, but a part of WCAG 2.2 AA. */
const alsoOn = { 'target-size': { enabled: true } };

/**
 * Faults that axe finds in a page as it stands: `where: rule: element: what to do`. Empty when there are none.
 * It looks twice where it finds any: a page that moves while it is looked at has faults that nobody meets.
 */
export async function axeFaults(page: Page, where: string, within?: string): Promise<string[]> {
  const atFirst = await look(page, where, within);
  return atFirst.length > 0 ? await look(page, where, within) : [];
}

async function look(page: Page, where: string, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ tags, alsoOn, explained, within }) => {
      const results = await window.axe.run(within ?? document, {
        runOnly: { type: 'tag', values: tags },
        rules: alsoOn,
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
      });
      const faults: string[] = [];
      for (const kind of ['violations', 'incomplete'] as const)
        for (const { id, nodes } of results[kind])
          for (const node of nodes) {
            const isExplained = ({ rule, within }: { rule: string; within: string }) =>
              kind === 'incomplete' && rule === id && node.element?.closest(within);
            const why = [...node.any, ...node.all, ...node.none].map(({ message }) => message).join('; ');
            if (!explained.some(isExplained))
              faults.push(`${id} (${kind}): ${node.target.join(' ')}: ${why}`);
          }
      return { faults, ran: results.passes.length + results.violations.length };
    },
    { tags, alsoOn, explained, within },
  );
  const idle = found.ran < 5 ? [`axe applied only ${found.ran} rules`] : [];
  return [...idle, ...found.faults].map((fault) => `${where}: ${fault}`);
}
