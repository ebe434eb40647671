import { allDocuments } from '@majak/sites/all-tools';
import { handoverProtocol } from '@majak/tools/documents/cz/handover-protocol/definition';
import { lease } from '@majak/tools/documents/cz/lease/definition';
import { powerOfAttorney } from '@majak/tools/documents/cz/power-of-attorney/definition';
import type { Accommodation } from '@majak/tools/documents/cz/proof-of-accommodation/accommodation-form';
import { proofOfAccommodation } from '@majak/tools/documents/cz/proof-of-accommodation/definition';
import type { Paragraph, TwoLanguages } from '@majak/tools/documents/two-language-view';
import { withPlaceholders } from '@majak/tools/documents/with-placeholders';
import { expect, test } from 'vitest';
import { examine } from '../../../tests/support/invoice/pdf-tools.ts';
import { drawDocument, printDocument } from './print-document.ts';

const ofCatalogue = (await allDocuments()).filter(({ slug }) => slug !== 'invoice');
const sample = powerOfAttorney.sample('2026-11-21');
const printed = (content: unknown) => ({
  template: powerOfAttorney.template,
  view: powerOfAttorney.view(content),
});

test.each(ofCatalogue)(
  'poppler and qpdf read the sample of $slug: sound, tagged, with its fonts',
  async (one) => {
    const content = one.sample('2026-11-21');
    const pdf = await printDocument({ template: one.template, view: one.view(content) });
    examine(pdf, ({ faults, fonts, pages }) => {
      expect(faults).toBe('');
      expect(pages).toBeGreaterThan(0);
      expect(fonts.filter(({ embedded, subset, unicode }) => !(embedded && subset && unicode))).toEqual([]);
    });
    expect(Buffer.from(pdf).includes('/MarkInfo')).toBe(true);
  },
);

test.each(ofCatalogue)(
  '$slug is drawn before anything is entered',
  async ({ form, read, template, view }) => {
    const { draft } = withPlaceholders(
      {},
      { today: '2026-11-21', home: 'SK', fields: form.fields, read, noNumber: 0 },
    );
    expect((await drawDocument({ template, view: view(draft) })).length).toBeGreaterThan(0);
  },
);

const lastTwoWords = (said: Paragraph): string =>
  said
    .map((part) => (typeof part === 'string' ? part : ''))
    .join('')
    .trim()
    .split(' ')
    .slice(-2)
    .join(' ')
    .replaceAll('\u00A0', ' ');

test('the words of a clause stand beside its number, and no line of a lease is its last word alone', async () => {
  const view = lease.view(lease.sample('2026-11-21')) as TwoLanguages;
  examine(await printDocument({ template: lease.template, view }), ({ text, layout }) => {
    const [, before = '', number = '', next = ''] =
      /^( *)(1\.1 +)The landlord lets.*\n( *)the housing needs/m.exec(layout) ?? [];
    expect(number).not.toBe('');
    expect(next.length).toBeGreaterThan(before.length + 2);
    const lines = text.replace(/[^\S\n]/g, ' ');
    for (const { en, local } of view.parts.flatMap(({ rows }) => rows))
      for (const one of [en, local]) expect(lines).toContain(lastTwoWords(one));
  });
});

test('a power of attorney fits a page, in both languages', async () => {
  const pdf = await printDocument(printed(sample));
  examine(pdf, ({ pages, text }) => {
    expect(pages).toBe(1);
    const said = text.replace(/\s+/g, ' ');
    for (const words of [
      'Power of attorney',
      'Plná moc',
      'Alex Sample (invented)',
      'Tuto plnou moc přijímám.',
    ])
      expect(said).toContain(words);
  });
});

test('a handover of a flat fits a page', async () => {
  const pdf = await printDocument({
    template: handoverProtocol.template,
    view: handoverProtocol.view(handoverProtocol.sample('2026-11-21')),
  });
  examine(pdf, ({ pages }) => expect(pages).toBe(1));
});

test('a line that says what follows stands on the page of what follows, and no Czech line ends with a preposition', async () => {
  const prose = (en: string, local: string) => ({ en: [en], local: [local] });
  const rows = Array.from({ length: 26 }, (_, at) => prose(`${at}`, `${at}`));
  const lists = [1, 2, 3, 4, 5].map((fill) => ({
    title: 'T',
    titles: { en: 'T', local: 'T' },
    parts: [
      {
        rows: [
          ...rows,
          ...rows.slice(0, 4 + fill),
          prose('It contains:', 'Obsahuje:'),
          prose('End '.repeat(60), 'Byt a dům k bydlení v obci '.repeat(12)),
        ],
      },
      { rows: [prose('Last', 'Poslední')] },
    ],
    placed: [],
    signatures: [],
    language: { tag: 'cs-CZ', boundWords: ['k', 'a', 'v'] },
  }));
  for (const view of lists) {
    const pdf = await printDocument({ template: 'two-language-document', view });
    examine(pdf, ({ text }) => {
      for (const page of text.split('\f')) expect(page.trimEnd()).not.toMatch(/Obsahuje:\s*(T \d.*)?$/);
      expect(text).not.toMatch(/ [akv]$/m);
    });
  }
});

test('no line parts a section, the number of an act or a name from what it is of', async () => {
  const law = {
    en: ['under § 7 of Act No. 67/2013 Sb. '.repeat(9)],
    local: ['podle § 80 odst. 3 písm. a) zákona č. 500/2004 Sb. a '.repeat(9)],
  };
  const double = {
    en: ['110 00 Praha 1 to Anna Nová-Łukaszewicz '.repeat(9)],
    local: ['110 00 Praha 1 pro Annu Novou-Łukaszewicz '.repeat(9)],
  };
  const name = 'Vzorová kavárna s.r.o., Jana Vzorová';
  const view = {
    title: 'T',
    titles: { en: 'T', local: 'T' },
    parts: [{ rows: [law, double] }],
    placed: [],
    signatures: [{ en: 'Accommodation provider', local: 'Osoba zajišťující ubytování', name }],
    language: { tag: 'cs-CZ', boundWords: ['a'] },
  };
  const pdf = await printDocument({ template: 'two-language-document', view });
  examine(pdf, ({ text }) => {
    expect(text).not.toMatch(/(§|odst\.|písm\.|č\.|No\.)$/m);
    expect(text).not.toMatch(/^Sb\./m);
    expect(text).toContain(name);
    expect(text).not.toMatch(/-$|^-|110$/m);
    expect(text).not.toMatch(/110.00$/m);
    expect(text).not.toMatch(/Praha$/m);
  });
});

test('the same document gives the same bytes on one day, and its pages are those of the PDF', async () => {
  const one = await printDocument(printed(sample));
  const other = await printDocument(printed(sample));
  expect(Buffer.compare(Buffer.from(one), Buffer.from(other))).toBe(0);
  const pages = await drawDocument(printed(sample));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/^<svg /);
});

test('what is written is set to the letter, and never read as markup', async () => {
  const odd = { ...Object(sample), place: '#panic("no") $x$ *b* \\' };
  const pdf = await printDocument(printed(odd));
  examine(pdf, ({ text }) => expect(text).toContain('#panic("no") $x$ *b* \\'));
});

test('a proof of accommodation for two fits a page, and no signature stands alone on one', async () => {
  const sample = proofOfAccommodation.sample('2026-11-21') as Accommodation;
  const printed = (given: Accommodation) =>
    printDocument({ template: proofOfAccommodation.template, view: proofOfAccommodation.view(given) });
  examine(await printed(sample), ({ pages }) => expect(pages).toBe(1));
  for (const count of [3, 4, 5, 6, 9]) {
    const foreigners = Array.from({ length: count }, () => sample.foreigners[0] ?? sample.foreigners[1]);
    examine(await printed({ ...sample, foreigners } as Accommodation), ({ text }) =>
      expect(text.split('\f').at(-2)).toContain('Potvrzuji'),
    );
  }
});
