import { offeredCalculators } from '@majak/desk/offered-tools';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { compareExamples } from '@majak/tools/calculator/compare-examples';
import { typeset } from '@majak/ui/format-value';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { disputes } from '../law/law-book.ts';
import { DisputeList } from './dispute-list.tsx';
import { ProofCases } from './proof-cases.tsx';
import { ProofOutcome } from './proof-outcome.tsx';
import { ProofSummary } from './proof-summary.tsx';
import { differing, type Proof, prove } from './prove.ts';

const today = '2026-11-21';
const proof = await prove(today);
const calculators = await offeredCalculators();
const html = (given: Proof) =>
  renderToStaticMarkup(
    <>
      <ProofOutcome proof={given} />
      <ProofSummary proved={given.proved} />
      {given.proved.map((one) => (
        <ProofCases key={one.calculator.slug} {...one} />
      ))}
    </>,
  );
const all = html(proof);
const times = (text: string, part: string | RegExp) => text.split(part).length - 1;

const slug = 'Czech-VAT-calculator';
const vat = calculators.find((one) => one.slug === slug) as Calculator;
/** The calculator with one example that says something else than we do. */
const [priced] = vat.examples.filter(({ expect: due }) => due.vat === 1735.54);
const wrongly = { ...vat, examples: priced ? [{ ...priced, expect: { vat: 1_735 } }] : [] };
const oneWrong: Proof = {
  on: today,
  proved: [{ calculator: wrongly, examples: compareExamples(wrongly).examples }],
};

test('every example that the tests work out is there, with its source and its day', () => {
  const examples = calculators.flatMap((one) => one.examples);
  expect(times(all, '<h3')).toBe(examples.length);
  for (const { source } of examples)
    expect(all).toContain(source.url ? `href="${source.url.replaceAll('&', '&amp;')}"` : source.title);
  expect(all).toContain(`On 21 November 2026 we worked out ${examples.length} examples.`);
});

test('today none is wrong, and what differs says why', () => {
  expect(all).toContain('and none is wrong');
  expect(all).not.toContain('Doesn’t agree');
  const documented = calculators.flatMap((one) =>
    one.examples.flatMap(({ differs }) => Object.values(differs ?? {})),
  );
  expect(documented.length).toBeGreaterThan(5);
  expect(times(all, 'The source disagrees with the law<')).toBeGreaterThan(5);
});

test('no line breaks inside a number: not in an explanation, a name, or a dispute', () => {
  const list = renderToStaticMarkup(<DisputeList disputes={Object.values(disputes)} />);
  const written = `${all}${list}`.replace(/<a [^>]*>[^<]*<\/a>/g, '');
  expect(written).toMatch(/\d\u202f\d{3}/);
  expect(written.match(/.{0,40}\d \d{3}(?!\d).{0,20}/g) ?? []).toEqual([]);
});

test('a number that does not agree is shown with both, and counted', () => {
  const said = html(oneWrong);
  expect(said).toContain('Doesn’t agree');
  expect(said).toMatch(/VAT: the source says 1\s735 CZK, we answer <strong>1\s735\.54 CZK<\/strong>/);
  expect(said).toContain('Of 1 number, 1 doesn’t agree.');
  expect(said).toContain('<strong class="text-error">, 1 wrong</strong>');
});

test('the list of all shows what differs or is wrong, and leaves the rest to the page of a calculator', () => {
  const shown = differing(proof.proved).flatMap(({ examples }) => examples);
  const differ = ({ comparisons }: (typeof shown)[number]) =>
    comparisons.some(({ verdict }) => verdict === 'documented' || verdict === 'wrong');
  expect(shown).toEqual(proof.proved.flatMap(({ examples }) => examples).filter(differ));
  expect(differing(oneWrong.proved)).toHaveLength(1);
});

test('a case worked by hand shows each step with its section', () => {
  expect(all).toContain(
    'Worked by hand from <a href="https://e-sbirka.gov.cz/eli/cz/sb/2006/187/2026-07-01"',
  );
  expect(all).toMatch(/28 weeks of 7 days: <strong>196<\/strong> \(§ 33\(a\)\)/);
});

test('each calculator leads to its own examples', () => {
  for (const one of calculators) expect(all).toContain(`href="/proof/${one.slug}"`);
});

test('what is read in two ways is there: what is open first', () => {
  const every = Object.values(disputes);
  const list = renderToStaticMarkup(<DisputeList disputes={every} />);
  const [open = '', settled = ''] = list.split('Settled by the law');
  expect(every.filter(({ settledBy }) => !settledBy).length).toBeGreaterThan(0);
  for (const { title, settledBy } of every) expect(settledBy ? settled : open).toContain(typeset(title));
});
