import { existsSync, globSync, readFileSync } from 'node:fs';
import { type RuleId, rules } from '@majak/law/cz/rules';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { lawOn, yearsOf } from '@majak/law/law-on';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { findCalculator, slugs } from './all-tools.ts';

type Section = { blockType: string; body?: string; items?: { question: string; answer: string }[] };
type Front = { slug: string; seoTag: Record<string, unknown>; sections: Section[] };

const pages = 'sites/cz/pages';
const read = (file: string) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, front: matter(text).data as Front };
};
const guideFile = (slug: string) => `${pages}/calculators/${slug.toLowerCase()}.md`;
const guideOf = (slug: string) => read(guideFile(slug));
const proseOf = ({ sections }: Front) => sections.map(({ body = '' }) => body).join('\n');

const token = /\{\{law (\S+) (\d{4}(?:-\d{2}-\d{2})?)\}\}/g;
const withoutTokens = (text: string) => text.replace(token, '');
const wordsOf = (markdown: string) =>
  withoutTokens(markdown)
    .replace(/\]\([^)]*\)/g, ']')
    .match(/[\p{L}\d]+(?:’\p{L}+)?/gu) ?? [];
const italicsOf = (markdown: string) =>
  [...markdown.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, term = '']) => term);

/** The value a token stands for, if it is a number and one alone: where a rule changes within a year, it takes a day. */
function lawNumber(id: string, when: string): number | undefined {
  if (!Object.hasOwn(rules, id)) return undefined;
  const days = when.length === 4 ? [`${when}-01-01`, `${when}-12-31`] : [when];
  const values = days.map((day) => {
    const law = lawOn(rulesByDay, day);
    return law.ok ? law.value.valueOf(id as RuleId) : null;
  });
  const [first] = values;
  return typeof first === 'number' && values.every((value) => value === first) ? first : undefined;
}

/** A new calculator has a page before it has a guide. */
const guided = slugs.filter((slug) => existsSync(guideFile(slug)));

test('sixteen calculators and more have a guide, and every guide a calculator', () => {
  const guides = globSync(`${pages}/calculators/*.md`).map((file) => read(file).front.slug);
  expect(guides.length).toBeGreaterThanOrEqual(16);
  expect(guides.sort()).toEqual(guided.map((slug) => `calculators/${slug.toLowerCase()}`).sort());
});

test('titles and descriptions in search results fit and are used once', () => {
  const all = globSync(`${pages}/**/*.md`).map((file) => read(file).front.seoTag);
  const [titles, descriptions] = [all.map((seo) => seo.metaTitle), all.map((seo) => seo.metaDescription)];
  expect(new Set(titles).size).toBe(all.length);
  expect(new Set(descriptions).size).toBe(all.length);
  expect(titles.filter((title) => String(title).length > 60)).toEqual([]);
  expect(descriptions.filter((description) => String(description).length > 160)).toEqual([]);
});

test.each(guided)('the guide of %s is long enough to help, and explains its Czech words once', (slug) => {
  const { front } = guideOf(slug);
  const prose = proseOf(front);
  const terms = italicsOf(prose);
  expect(wordsOf(prose).length).toBeGreaterThanOrEqual(300);
  expect(terms.length).toBeGreaterThanOrEqual(3);
  expect(terms).toEqual([...new Set(terms)]);
  const asked = front.sections.flatMap(({ blockType, items = [] }) =>
    blockType === 'questions' ? items : [],
  );
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expect(asked.length).toBeLessThanOrEqual(5);
});

const texts = () => [...guided.map(guideOf), read(`${pages}/calculators.md`)];

test('every number of the law is a token with a rule and a year that have one', () => {
  const tokens = texts().flatMap(({ file, text }) =>
    [...text.matchAll(token)].map(([, id = '', when = '']) => ({ file, id, when })),
  );
  expect(tokens.length).toBeGreaterThan(200);
  expect(tokens.filter(({ id, when }) => lawNumber(id, when) === undefined)).toEqual([]);
  expect(texts().filter(({ text }) => withoutTokens(text).includes('{{'))).toEqual([]);
});

test('what a guide says has been so since a day is so to this day', () => {
  const lasting = texts().flatMap(({ file, text }) =>
    [...text.matchAll(/\bha(?:s|ve) been \{\{law (\S+) ([\d-]+)\}\}/g)].map(([, id = '', when = '']) => ({
      file,
      id,
      when,
    })),
  );
  expect(lasting.length).toBeGreaterThan(1);
  const today = `${yearsOf(rulesByDay).at(-1)}-12-31`;
  expect(lasting.filter(({ id, when }) => lawNumber(id, when) !== lawNumber(id, today))).toEqual([]);
});

test.each(guided)('the guide of %s denies nothing that its calculator does', async (slug) => {
  const prose = proseOf(guideOf(slug).front);
  const { questions, shows } = (await findCalculator(slug)) ?? expect.fail('no calculator');
  const countsFlatTax = shows.lines.some((line) => line.startsWith('flatTax.'));
  if (countsFlatTax) expect(prose).toContain('flat-rate');
  expect(
    /not count the flat-rate tax|(?:doesn’t|does not) cover the flat-rate tax/.test(prose) && countsFlatTax,
  ).toBe(false);
  const asksMonths = Object.keys(questions).some((name) => /^(children|spouse)Months$/.test(name));
  if (asksMonths) expect(prose).toContain('for how many months');
  expect(/(children|spouse)[^.]* for the whole year/.test(prose) && asksMonths).toBe(false);
});

test('no amount or rate is typed, except in a worked example', () => {
  const typed = texts().flatMap(({ file, text }) =>
    withoutTokens(text)
      .split('\n')
      .filter((line) => !line.trim().startsWith('For example, ') && /\d\s?(CZK|%)/.test(line))
      .map((line) => ({ file, line })),
  );
  expect(typed).toEqual([]);
});

const knownAddress = (address: string): boolean => {
  const [, folder = '', name] = address.split('/');
  if (folder === 'calculators' && name) return slugs.includes(name);
  if (folder === 'our-services') return existsSync(`sites/cz/services/${name}.md`);
  return (
    ['contact', 'blog'].includes(folder) ||
    [`${pages}/${folder}.md`, `sites/cz/articles/${folder}.md`].some(existsSync)
  );
};

test('links lead to pages that are there, and to calculators by their exact address', () => {
  const links = texts().flatMap(({ file, text }) =>
    [...text.matchAll(/(?:href: |\]\()(\/[^\s)]*)/gi)].map(([, address = '']) => ({ file, address })),
  );
  expect(links.length).toBeGreaterThan(48);
  expect(links.filter(({ address }) => !knownAddress(address))).toEqual([]);
});

test('the guides keep to the voice of the site', () => {
  const said = texts().filter(({ text }) => /!|\bsimply\b|\bhassle|\bissue/i.test(text));
  expect(said.map(({ file }) => file)).toEqual([]);
});
