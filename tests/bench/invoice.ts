import { layouts } from '@majak/desk/documents/cz/invoice-document';
import { type Appearance, drawPages, renderInvoice } from '@majak/desk/documents/cz/render-invoice';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { median, percentile, print } from './figures.ts';

const [warmUp, runs, idleMs] = [20, 200, 1000];
const sample = { ...sampleOf('payer', '2026-11-21'), qr: true };
const withLines = (count: number): Invoice => ({
  ...sample,
  lines: Array.from({ length: count }, (_, at) => ({
    ...(sample.lines[at % sample.lines.length] ?? sample.lines[0]),
    description: `Printed handbook, part ${at + 1}`,
    quantity: at + 1,
    unit: 'piece',
    unitPrice: 333.33,
    discountPercent: 0,
    rate: 21,
  })),
});

/** Milliseconds of each PDF, one after the other, none of them twice: what was laid out before helps nobody. */
async function times(
  invoice: Invoice,
  layout: (typeof layouts)[number],
  draw: (invoice: Invoice, look: Appearance) => Promise<unknown> = renderInvoice,
): Promise<number[]> {
  const taken: number[] = [];
  for (let run = -warmUp; run < runs; run += 1) {
    const from = performance.now();
    await draw({ ...invoice, number: `${2026000 + run}`, paid: run + warmUp }, { layout });
    if (run >= 0) taken.push(performance.now() - from);
  }
  return taken;
}

/** The longest time in which this process, which would answer pages, did nothing, while PDFs were made. */
async function heldUpMs(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work();
  clearInterval(timer);
  return longest;
}

/** How long the PDF of an invoice takes, and what that does to everyone else. */
export async function benchInvoice(): Promise<boolean> {
  const from = performance.now();
  await renderInvoice(sample, { layout: 'classic' });
  print({
    name: 'the first PDF, with its process',
    value: performance.now() - from,
    unit: 'ms',
    budget: 150,
  });
  for (const layout of layouts) {
    const one = await times(sample, layout);
    print({ name: `one page, ${layout}: p50`, value: median(one), unit: 'ms', budget: 8 });
    print({ name: `one page, ${layout}: p95`, value: percentile(one, 0.95), unit: 'ms', budget: 20 });
    const many = await times(withLines(100), layout);
    print({ name: `100 lines, ${layout}: p50`, value: median(many), unit: 'ms', budget: 40 });
    print({ name: `100 lines, ${layout}: p95`, value: percentile(many, 0.95), unit: 'ms' });
  }
  const preview = await times(sample, 'classic', drawPages);
  print({ name: 'the pages of a preview: p50', value: median(preview), unit: 'ms', budget: 60 });
  print({ name: 'the pages of a preview: p95', value: percentile(preview, 0.95), unit: 'ms' });
  const idle = await heldUpMs(() => new Promise((resolve) => setTimeout(resolve, idleMs)));
  const busy = await heldUpMs(() =>
    Promise.all(Array.from({ length: 20 }, () => renderInvoice(withLines(100), { layout: 'classic' }))),
  );
  print({ name: 'longest wait of this process, idle', value: idle, unit: 'ms' });
  print({ name: 'longest wait of this process, 20 PDFs being made', value: busy, unit: 'ms' });
  return true;
}
