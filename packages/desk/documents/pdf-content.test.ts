import { invoiceViewOf } from '@majak/tools/documents/cz/invoice/formats/invoice-view';
import { documentLanguages, regimes } from '@majak/tools/documents/cz/invoice/model/choices';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { readFacturX } from '@majak/tools/documents/cz/invoice/reading/read-factur-x';
import { readIsdoc } from '@majak/tools/documents/cz/invoice/reading/read-isdoc';
import { readJson } from '@majak/tools/documents/cz/invoice/reading/read-json';
import { expect, test } from 'vitest';
import { type Examined, examine } from '../../../tests/support/invoice/pdf-tools.ts';
import { layouts } from './cz/invoice-document.ts';
import { renderInvoice } from './cz/render-invoice.ts';

const today = '2026-11-21';
const payer = { ...sampleOf('payer', today), qr: true };
const oneSpaced = (text: string) => text.replace(/\s+/g, ' ');

/** What holds of every document we make. */
function expectSound({ faults, fonts }: Examined): void {
  expect(faults).toBe('');
  expect(fonts.length).toBeGreaterThanOrEqual(2);
  for (const { name, ...font } of fonts)
    expect(font, name).toEqual({ embedded: true, subset: true, unicode: true });
}

/** Whether these words stand in the text one after another. */
function expectInOrder(text: string, words: readonly string[]): void {
  words.reduce((from, one) => {
    const at = text.indexOf(oneSpaced(one), from);
    expect(at, `${one} after ${text.slice(Math.max(0, from - 40), from)}`).toBeGreaterThanOrEqual(0);
    return at + one.length;
  }, 0);
}

const cases = documentLanguages.flatMap((language) =>
  regimes.flatMap((regime) => layouts.map((layout) => ({ language, regime, layout }))),
);

test.each(cases)(
  'poppler and qpdf read a $regime in $language, $layout',
  async ({ language, regime, layout }) => {
    const sample = sampleOf(regime, today);
    const invoice: Invoice = {
      ...sample,
      payment: { ...sample.payment, bic: 'KOMBCZPP' },
      qr: true,
      language,
      note: 'Příliš žluťoučký kůň úpěl ďábelské ódy',
    };
    const view = invoiceViewOf(invoice);
    const pdf = await renderInvoice(invoice, { layout });
    examine(pdf, (examined) => {
      expectSound(examined);
      expect(examined.pages).toBe(1);
      const text = oneSpaced(examined.text);
      expectInOrder(text, [
        `${view.title.text.split(' – ')[0]} ${view.number}`,
        view.supplier.name,
        ...view.supplier.numbers.map(({ value }) => value),
        view.customer.name,
        ...view.payment.map(({ value }) => value),
        ...view.lines.rows.map(([description = '']) => description),
        ...view.sums.map(({ value }) => value),
        view.payable.value,
        ...view.clauses.flatMap((clause) => [clause.text, clause.english]),
        'Příliš žluťoučký kůň úpěl ďábelské ódy',
      ]);
      for (const row of [...view.lines.rows, ...(view.rates?.rows ?? [])])
        for (const cell of row) expect(text).toContain(oneSpaced(cell));
      if (language === 'both') expect(text).toContain('Dodavatel / Supplier');
      expect(text).toContain(language === 'en' ? 'Page 1 of 1' : 'Strana 1 z 1');
    });
  },
);

test.each(regimes)('what qpdf takes out of the PDF of a %s says what the invoice says', async (regime) => {
  const invoice = sampleOf(regime, today);
  examine(await renderInvoice(invoice, { layout: 'plain' }), ({ attached, attachment }) => {
    expect([...attached].sort()).toEqual(['factur-x.xml', 'invoice-2026001.isdoc', 'invoice.json']);
    expect(readJson(attachment('invoice.json'))).toMatchObject({ ok: true, value: { invoice } });
    expect(readIsdoc(attachment('invoice-2026001.isdoc'))).toMatchObject({ ok: true, value: { invoice } });
    expect(readFacturX(attachment('factur-x.xml'))).toMatchObject({ ok: true, value: { number: '2026001' } });
  });
});

test.each(layouts)(
  'a hundred lines go over pages that say which they are, none cut in two, in %s',
  async (layout) => {
    const described = Array.from({ length: 100 }, (_, at) =>
      at % 9 === 4
        ? `Part ${at + 1} with a description that is long enough to need two lines of the table`
        : `Part ${at + 1}`,
    );
    const lines = described.map((description, at): Invoice['lines'][number] => ({
      description,
      quantity: at + 1,
      unit: 'piece',
      unitPrice: 1_000.01,
      discountPercent: 0,
      rate: 21,
    }));
    examine(await renderInvoice({ ...payer, lines }, { layout }), (examined) => {
      expectSound(examined);
      const pages = examined.layout.split('\f').slice(0, -1);
      expect(pages.length).toBe(examined.pages);
      expect(pages.length).toBeGreaterThan(2);
      pages.forEach((page, at) => {
        expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
        // Every page with lines begins with their headings, and every line is whole: its last words and its amount.
        if (/^ *Part \d/m.test(page)) expect(page).toContain('Description');
      });
      const text = oneSpaced(examined.text);
      for (const description of described) expect(text).toContain(description);
      for (const page of pages)
        expect(page.match(/needs? two lines|need$|to need/g)?.length ?? 0).toBeLessThanOrEqual(
          page.match(/of the table/g)?.length ?? 0,
        );
      // The sums stand together with what is to be paid.
      expect(pages.at(-1)).toContain('Tax base');
      expect(pages.at(-1)).toContain('Amount due');
    });
  },
);

test('no figure of a column is broken into two lines', async () => {
  const [line] = payer.lines;
  if (!line) throw new Error('No line');
  const lines = [0.0001, 999_999.9999, 12_345.67].map((quantity) => ({
    ...line,
    quantity,
    unitPrice: 999.9999,
  }));
  for (const language of documentLanguages) {
    const invoice = { ...payer, lines, language };
    examine(await renderInvoice(invoice, { layout: 'classic' }), ({ layout }) => {
      for (const row of invoiceViewOf(invoice).lines.rows)
        expect(oneSpaced(layout)).toContain(oneSpaced(row.slice(1).join(' ')));
    });
  }
});
