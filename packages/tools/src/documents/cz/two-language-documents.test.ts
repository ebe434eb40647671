import { provisions as czech } from '@majak/law/cz/provisions';
import { provisions as slovak } from '@majak/law/sk/provisions';
import { expect, test } from 'vitest';
import { allDocuments } from '../../../../../sites/all-tools.ts';
import { isPlainObject } from '../../form/field-tree.ts';
import { countBlanks, type Row, type TwoLanguages } from '../two-language-view.ts';
import { withPlaceholders } from '../with-placeholders.ts';

const today = '2026-11-21';
const documents = (await allDocuments()).filter(({ template }) => template === 'two-language-document');
const viewOf = (document: (typeof documents)[number], given: unknown) => document.view(given) as TwoLanguages;

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const text = (row: Row, language: 'en' | 'local'): string =>
  row[language].map((part) => (typeof part === 'string' ? part : '____')).join('');
/** Days, sums and numbers, each written one way. */
function figures(words: string): string[] {
  const days = words.replace(
    new RegExp(`(\\d+) (${months.join('|')}) (\\d{4})`, 'g'),
    (_, day, month, year) => `${day}. ${months.indexOf(month) + 1}. ${year}`,
  );
  const plain = days.replace(/(\d)[\u00A0\u202F](?=\d{3})/g, '$1').replace(/(\d),(\d)/g, '$1.$2');
  return plain.match(/____|\d+(?:\.\d+)?/g)?.sort() ?? [];
}
/** What a person wrote into a form in their own words. */
const ownWords = (given: unknown): string[] => {
  if (typeof given === 'string') return /\(invented\)|example/.test(given) ? given.split('\n') : [];
  return isPlainObject(given) ? Object.values(given).flatMap(ownWords) : [];
};

const rowsOf = ({ parts, placed }: TwoLanguages) => [...parts.flatMap(({ rows }) => rows), ...placed];
/** Every switch on, so that each clause is seen, with what it needs. */
const wholeSample = (document: (typeof documents)[number]) => {
  const sample = Object(document.sample(today));
  if (!isPlainObject(sample.clauses)) return sample;
  const clauses = Object.fromEntries(Object.keys(sample.clauses).map((id) => [id, true]));
  const { fields } = document.form;
  return withPlaceholders({ ...sample, clauses }, { today, home: 'CZ', fields, read: document.read }).drawn;
};

test.each(documents)(
  '$slug says the same names, sums and days in both languages, paragraph by paragraph',
  (document) => {
    for (const given of [document.sample(today), wholeSample(document)]) {
      const view = viewOf(document, given);
      for (const row of rowsOf(view)) {
        expect(figures(text(row, 'local')), text(row, 'en')).toEqual(figures(text(row, 'en')));
        for (const own of ownWords(given))
          expect(text(row, 'local').includes(own), own).toBe(text(row, 'en').includes(own));
      }
      const all = rowsOf(view)
        .map((row) => text(row, 'en'))
        .join('\n');
      for (const own of ownWords(given)) expect(all).toContain(own);
    }
  },
);

test.each(documents)(
  '$slug is whole: no paragraph without its translation, and none that is left in English',
  (document) => {
    for (const row of rowsOf(viewOf(document, wholeSample(document)))) {
      const [en, local] = [text(row, 'en'), text(row, 'local')];
      expect([en.trim() === '', local.trim() === '']).toEqual([false, false]);
      if (
        ownWords(document.sample(today)).every((own) => !en.includes(own)) &&
        /[a-z]{4}.* [a-z]/.test(en) &&
        !row.style
      )
        expect(local, en).not.toBe(en);
    }
  },
);

test.each(documents)(
  'the Czech of $slug agrees with its numbers and its people, and closes what it cites',
  (document) => {
    const czech = rowsOf(viewOf(document, wholeSample(document))).map((row) => text(row, 'local'));
    for (const words of czech) {
      // `povinen/povinna`: whoever proofreads it strikes one out.
      expect(words).not.toMatch(/\p{L}{3}\/\p{L}{3}/u);
      // `stejnopisů: 2`, `(v letech): 3`: a number that nothing agrees with.
      expect(words).not.toMatch(/(počtu \p{L}+|\(v \p{L}+\)|v měsících): \d/u);
      // `správní řád, proto žádám`: the name of an act is set off on both sides.
      expect(words).not.toMatch(/Sb\., (správní řád|občanský zákoník|zákoník práce|daňový řád) \p{L}/u);
      expect(words).not.toMatch(/území České republiky \p{Ll}/u);
      expect(words).not.toMatch(/Dodavatel|Zastoupena/);
    }
  },
);

const nouns = { dohoda: /smlouv/, smlouva: /dohod[aouy]/ };
test.each(documents)('$slug calls itself what its title says', (document) => {
  const view = viewOf(document, wholeSample(document));
  const noun = view.titles.local
    .split(' ')
    .at(/ smlouva$/.test(view.titles.local) ? -1 : 0)
    ?.toLowerCase();
  if (noun !== 'dohoda' && noun !== 'smlouva') return;
  const itself = new RegExp(`\\bt(ato|uto|éto|outo) (${nouns[noun].source})`, 'i');
  for (const row of rowsOf(view)) expect(text(row, 'local')).not.toMatch(itself);
});

test.each(documents)('no sentence of $slug ends twice', (document) => {
  for (const row of rowsOf(viewOf(document, wholeSample(document))))
    for (const language of ['en', 'local'] as const) expect(text(row, language)).not.toMatch(/\.\.|,,| ,/);
});

test.each(documents)(
  'every clause of $slug is explained with its section, and its switch says what is lost',
  (document) => {
    const stated = [...Object.values(czech), ...Object.values(slovak)].map(
      ({ act, section }) => `${section}, ${act}`,
    );
    for (const { title, explains, place } of document.clauses ?? []) {
      expect(stated).toContain(`${place.section}, ${place.act}`);
      expect(title).toMatch(/^[A-Z][^.]+$/);
      expect(explains).toMatch(/^[A-Z“].{30,}\.$/);
    }
    const { clauses } = document.form.fields;
    if (clauses?.kind !== 'group') return;
    const known = (document.clauses ?? []).map(({ id }) => id);
    for (const [id, { hint }] of Object.entries(clauses.fields)) {
      expect(known).toContain(id);
      expect(hint).toMatch(/^Without it, .+\.$/);
    }
  },
);

test.each(documents)(
  'the sample of $slug leaves no line to fill in but what it does not know yet',
  (document) => {
    const unknown = JSON.stringify(document.sample(today)).match(/null/g)?.length ?? 0;
    expect(countBlanks(viewOf(document, document.sample(today)))).toBe(unknown);
  },
);
