import { existsSync, globSync, readFileSync } from 'node:fs';
import { lawOn } from '@majak/law/law-on';
import { type RuleId, rules } from '@majak/law/sk/rules';
import { rulesByDay } from '@majak/law/sk/rules-by-day';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { site } from './sk/site.ts';

type Section = { blockType: string; body?: string; items?: unknown[] };
const pages = 'sites/sk/pages';
const files = [...globSync(`${pages}/calculators/*.md`), `${pages}/calculators.md`].sort();
const texts = files.map((file) => {
  const text = readFileSync(file, 'utf8');
  const { slug, sections } = matter(text).data as { slug: string; sections: Section[] };
  return { file, text, slug, sections };
});
const token = /\{\{law (\S+) (\d{4}(?:-\d{2}-\d{2})?)\}\}/g;

/** The value a token stands for, if it is one number on the first and the last day it names. */
function lawNumber(id: string, when: string): number | undefined {
  if (!Object.hasOwn(rules, id)) return undefined;
  const days = when.length === 4 ? [`${when}-01-01`, `${when}-12-31`] : [when];
  const [first, ...more] = days.map((day) => {
    const law = lawOn(rulesByDay, day);
    return law.ok ? law.value.valueOf(id as RuleId) : null;
  });
  return typeof first === 'number' && more.every((value) => value === first) ? first : undefined;
}

test('every Slovak calculator has a guide, and every guide a calculator', () => {
  const guides = texts.map(({ slug }) => slug).filter((slug) => slug !== 'calculators');
  expect(guides).toEqual(
    Object.keys(site.tools.calculators)
      .map((slug) => `calculators/${slug}`)
      .sort(),
  );
});

test.each(texts.filter(({ slug }) => slug !== 'calculators'))(
  '$slug is long enough to help, explains Slovak words once, and answers questions',
  ({ sections }) => {
    const prose = sections.map(({ body = '' }) => body).join('\n');
    const terms = [...prose.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, term]) => term);
    expect(prose.replace(token, '').split(/\s+/).length).toBeGreaterThanOrEqual(300);
    expect(terms.length).toBeGreaterThanOrEqual(3);
    expect(terms).toEqual([...new Set(terms)]);
    const asked = sections.flatMap(({ blockType, items = [] }) => (blockType === 'questions' ? items : []));
    expect(asked.length).toBeGreaterThanOrEqual(3);
  },
);

test('every number of the law is a token with a rule and a year that have one, or in a worked example', () => {
  const tokens = texts.flatMap(({ file, text }) =>
    [...text.matchAll(token)].map(([, id = '', when = '']) => ({ file, id, when })),
  );
  expect(tokens.length).toBeGreaterThan(50);
  expect(tokens.filter(({ id, when }) => lawNumber(id, when) === undefined)).toEqual([]);
  const typed = texts.flatMap(({ text }) =>
    text
      .replace(token, '')
      .split('\n')
      .filter((line) => !line.trim().startsWith('For example, ') && /\d\s?(EUR|%)|\{\{/.test(line)),
  );
  expect(typed).toEqual([]);
});

test('links lead to pages that are there', () => {
  const known = (address: string): boolean => {
    const [, folder = '', name] = address.split('/');
    if (folder === 'calculators' && name) return Object.hasOwn(site.tools.calculators, name);
    if (folder === 'our-services') return existsSync(`sites/sk/services/${name}.md`);
    return ['contact', 'law'].includes(folder) || existsSync(`sites/sk/articles/${folder}.md`);
  };
  const links = texts.flatMap(({ text }) =>
    [...text.matchAll(/(?:[hH]ref: |\]\()(\/[^\s)]*)/g)].map(([, address = '']) => address),
  );
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((address) => !known(address))).toEqual([]);
});

test('the guides keep to the voice of the site, and their titles fit', () => {
  expect(
    texts.filter(({ text }) => /!|\bsimply\b|\bhassle|\bissue/i.test(text)).map(({ file }) => file),
  ).toEqual([]);
  const titles = texts.flatMap(({ text }) => text.match(/metaTitle: "?(.+?)"?$/m)?.[1] ?? []);
  const descriptions = texts.flatMap(({ text }) => text.match(/metaDescription: "?(.+?)"?$/m)?.[1] ?? []);
  expect([titles.length, new Set(titles).size, new Set(descriptions).size]).toEqual([5, 5, 5]);
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
  expect(descriptions.filter((one) => one.length > 160)).toEqual([]);
});
