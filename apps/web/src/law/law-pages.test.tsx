import type { RuleId } from '@majak/law/cz/rules';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { yearsOf } from '@majak/law/law-on';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { coveredYears } from './covered-years.ts';
import { LawHeader } from './law-header.tsx';
import { RuleList } from './rule-list.tsx';
import { RuleView } from './rule-view.tsx';

const list = (today: string) => renderToStaticMarkup(<RuleList today={today} />);
const nobody = { calculators: [], documents: [], pages: [] };
const view = (id: RuleId, today = '2026-11-21') =>
  renderToStaticMarkup(<RuleView id={id} users={nobody} today={today} />);

test('the list shows the values of the day', () => {
  expect(list('2026-06-30')).toContain('Values of 30 June 2026.');
});

const last = yearsOf(rulesByDay).at(-1) ?? 0;

test('in a year without its figures the list says once whose stand in, and marks them', () => {
  const html = list(`${last + 1}-01-01`);
  expect(html).toContain(
    `The average wage and the minimum wage of ${last + 1} are not published here yet: what depends on them is worked out with those of ${last}.`,
  );
  expect(html.split('not published here yet')).toHaveLength(2);
  expect(html).toContain(`CZK (${last})`);
  expect(list(`${last}-12-31`)).not.toMatch(/not published|CZK \(\d{4}\)/);
});

test('the page of a rule says that a figure stands in; a rate of an act holds', () => {
  expect(view('cz.wage.average', `${last + 1}-01-01`)).toContain(
    `The average wage of ${last + 1} is not published here yet`,
  );
  expect(view('cz.wage.average', `${last}-12-31`)).not.toContain('not published');
  expect(view('cz.vat.standard', `${last + 1}-01-01`)).not.toContain('not published');
});

test('the years are those we hold rules for', () => {
  expect(coveredYears()).toBe(`2023 to ${last}`);
  expect(renderToStaticMarkup(<LawHeader trail={[]} />)).toContain(`from 2023 to ${last}. Each`);
});

test('a rule shows what to know about it', () => {
  expect(view('cz.dpc.limit')).toContain('We use an advance');
  expect(view('cz.social.maximumBase.year')).toContain('Above it neither side pays');
});

test('a rule that no calculator reads says why it is here', () => {
  expect(view('cz.holiday.weeks')).toContain('You say how many weeks your contract gives you');
});

test('how sure a value is goes by year', () => {
  expect(view('cz.vat.registration.limit')).toContain('at least one source says otherwise');
});
