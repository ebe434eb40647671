import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** `bytes` is all that went over the wire, `bodyBytes` what is in it without the head. */
type Transfer = { url: string; type: string; bytes: number; bodyBytes: number };
type Transfers = {
  /** What came since the last call. */
  take: () => Promise<Transfer[]>;
};

/** Counts what a page loads, by Chromium's own account. Nothing comes from the browser's cache. */
export async function watchTransfers(page: Page): Promise<Transfers> {
  const session = await page.context().newCDPSession(page);
  const started = new Map<string, { url: string; type: string; headBytes: number }>();
  let finished: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('http'))
      started.set(requestId, { url: response.url, type, headBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId);
    if (!request) return;
    const { headBytes, ...rest } = request;
    finished.push({ ...rest, bytes: encodedDataLength, bodyBytes: encodedDataLength - headBytes });
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return {
    take: async () => {
      await page.waitForLoadState('networkidle');
      const taken = finished;
      finished = [];
      return taken;
    },
  };
}

export const bytesOf = (transfers: readonly Transfer[], type?: string): number =>
  transfers.filter((each) => !type || each.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

/** Packed bytes of the scripts, without the heads of their answers: what a budget for code means. */
export const scriptBytesOf = (transfers: readonly Transfer[]): number =>
  transfers.filter(({ type }) => type === 'Script').reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);

/** Bytes of the scripts that stand in the page itself, packed, by what they hold. */
export const inlineScripts = async (page: Page): Promise<{ text: string; bytes: number }[]> => {
  const texts = await page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''));
  return texts.map((text) => ({ text, bytes: gzipSync(text).byteLength }));
};

/** How far the page has jumped since it came, by the browser's own score. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
              sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries that are already there are handed over before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
