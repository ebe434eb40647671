import type { RuleId } from '@majak/law/cz/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LawTop } from './law-top.tsx';
import { RuleList } from './rule-list.tsx';
import { RuleView } from './rule-view.tsx';
import { yearsHeld } from './years-held.ts';

const list = (today: string) => renderToStaticMarkup(<RuleList today={today} />);
const view = (id: RuleId) => renderToStaticMarkup(<RuleView id={id} users={[]} />);

test('the list shows the values of the day', () => {
  expect(list('2026-06-30')).toContain('Values of 30 June 2026.');
});

test('in a year without rules the list shows the last ones, and says so', () => {
  const html = list('2027-01-01');
  expect(html).toContain('There are no rules for 2027 here yet. You see those of 31 December 2026.');
  expect(html.replace(/<p class="text-text-muted">.*?<\/p>/, '')).toBe(
    list('2026-12-31').replace(/<p class="text-text-muted">.*?<\/p>/, ''),
  );
});

test('the years are those we hold rules for', () => {
  expect(yearsHeld()).toBe('2023 to 2026');
  expect(renderToStaticMarkup(<LawTop trail={[]} />)).toContain('from 2023 to 2026. Each');
});

test('a rule shows what to know about it', () => {
  expect(view('cz.dpc.limit')).toContain('we count an advance');
  expect(view('cz.social.maximumBase.year')).toContain('above it neither side pays');
});

test('a rule that no calculator reads says why it is here', () => {
  expect(view('cz.holiday.weeks')).toContain('you say how many weeks your contract gives');
});

test('how sure a value is goes by year', () => {
  expect(view('cz.vat.registration.limit')).toContain('at least one source says otherwise');
});
