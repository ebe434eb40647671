import { czechia } from '@majak/law/cz/jurisdiction';
import { site } from '@majak/sites/cz/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadPlan, type ShownPlan } from './load-plan.ts';
import { fileBy, planDays } from './plan-dates.ts';
import { PlanScreen } from './plan-screen.tsx';

vi.mock('@majak/desk/content/read', () => ({
  listServices: async () => [
    { slug: 'employee-card', title: 'Employee card – first application', price: 16_900, duration: '60 days' },
  ],
}));
vi.mock('@majak/desk/payload', () => ({ openPayload: async () => ({}) }));
vi.mock('@majak/desk/cases/read-waiting-times', () => ({
  readWaitingTimes: async (_: unknown, permit: string) =>
    permit === 'employee-card' ? { all: { count: 11, p20: 40, p50: 58, p80: 77 } } : undefined,
}));
vi.mock('../today.ts', () => ({ today: () => '2026-11-23' }));

const { plan: sitePlan } = site;
if (!sitePlan) throw new Error('The site has no plan');
const load = (query: string): Promise<ShownPlan> =>
  loadPlan(sitePlan, new Request(`https://example.com/plan${query}`));
const shownAs = (shown: ShownPlan): string =>
  renderToStaticMarkup(<PlanScreen shown={shown} jurisdiction={czechia} />);

const american = '?nationality=US&purpose=job&salary=60000&where=abroad&start=2027-03-01&degree=yes';

test('without a question there is a sentence and no answer', async () => {
  const shown = await load('');
  expect(shown).toMatchObject({ status: 200, faults: [] });
  expect(shown.answer).toBeUndefined();
  const html = shownAs(shown);
  expect(html).toContain('<option value="VN">Vietnam</option>');
  expect(html).not.toContain('What it costs');
});

test('an American with an offer sees the permit, the sum, the days and why not another', async () => {
  const shown = await load(american);
  const html = shownAs(shown);
  expect(shown.answer?.permit).toBe('employee-card-nondual');
  expect(html).toContain('73\u00a0823\u00a0CZK a month until 30\u00a0April 2027');
  expect(html).toMatch(/Official fees and our price, in total<\/span><span[^>]*>21.900/);
  expect(html).toContain('href="/doklad"');
  expect(html).toContain('Your employer does it. The last day, 48/1997 §\u00a010');
  expect(html.match(/Employer registers the employee/g)).toHaveLength(1);
  expect(html).toMatch(/Without a fixed day[\s\S]*Integration course[\s\S]*Why not something else/);
  expect(html).not.toMatch(/undefined|NaN|\{\w+\}/);
});

test('family who come along are told what they need, and when', async () => {
  const shown = await load(`${american}&family=spouse,child`);
  expect(shown.family?.permit).toBe('visa-family');
  const html = shownAs(shown);
  expect(html).toContain('must have stayed 6 months');
  expect(html).toContain('after month six');
  expect(shownAs(await load(american))).not.toContain('Your family');
});

test('children who come along count in what is left of the pay, with the condition of the law', async () => {
  const text = (shown: ShownPlan) =>
    shownAs(shown)
      .replace(/<[^>]*>/g, '')
      .replace(/\s/g, ' ');
  // 60 000 gross keeps 46 610; the first child takes 1 267 CZK a month off the tax, the second 1 860.
  expect(text(await load(american))).toContain('you keep about 46 610 CZK as an employee without children');
  const one = text(await load(`${american}&family=spouse,child`));
  expect(one).toContain('you keep about 47 877 CZK as an employee with a child');
  expect(one).toContain('lives with you in the Czech Republic or another country of the EU or EEA');
  expect(one).toContain('(§ 35c of act 586/1992). Until then you keep about 46 610 CZK');
  const two = await load(`${american}&family=spouse,child,child`);
  expect(text(two)).toContain('you keep about 49 737 CZK as an employee with two children');
  // What family has to live on is judged before the children are here.
  expect(two.pay).toMatchObject({ net: 46_610 });
  expect(text(await load(`${american}&family=spouse`))).toContain('without children');
});

test('days follow from the start: when to file, the police, fingerprints, the card', async () => {
  const { answer, start } = await load(american);
  if (!answer) throw new Error('No answer');
  expect(fileBy(answer, start)).toBe('2026-12-17');
  const days = planDays({ answer, start, today: '2026-11-23', country: czechia });
  expect(days.map(({ day }) => day)).toEqual([
    '2026-12-17',
    '2027-03-01',
    '2027-03-04',
    '2027-03-09',
    '2027-03-31',
    '2027-05-30',
  ]);
});

test('where the time is too short it says so', async () => {
  const { answer } = await load(american);
  if (!answer) throw new Error('No answer');
  const [first] = planDays({ answer, start: '2026-12-01', today: '2026-11-23', country: czechia });
  expect(first).toMatchObject({ day: '2026-11-23', title: 'File now: time is short' });
});

test('what cannot be is said at its blank, and everything typed is there again', async () => {
  const shown = await load('?nationality=ZZ&purpose=job&salary=12&where=abroad');
  expect(shown).toMatchObject({
    status: 422,
    faults: ['Country of your passport: Enter a nationality as two letters, such as US'],
  });
  expect(shownAs(shown)).toContain('value="12"');
});

test('whatever stands in the blanks is answered or refused, and nothing of it becomes markup', async () => {
  for (const value of ['<script>', '"', '-1', '1e999', '∞', ' ', 'constructor', 'x'.repeat(5_000)]) {
    const query = new URLSearchParams({
      nationality: 'US',
      purpose: 'job',
      where: value,
      salary: value,
      start: value,
    });
    const shown = await load(`?${query}`);
    expect([200, 422]).toContain(shown.status);
    expect(shownAs(shown)).not.toContain('<script>');
  }
});

test('how long the office took with cases of ours is said beside the time it has', async () => {
  expect(shownAs(await load(american))).toContain('Half within 58 days, four in five within 77');
  expect(shownAs(await load('?nationality=DE&purpose=job&where=abroad'))).not.toContain('Half within');
});

test('a plan is taken along into a question in words, and only when somebody asks for it', async () => {
  expect((await load(american)).message).toBeUndefined();
  const { message } = await load(`${american}&along=yes`);
  expect(message).toContain(
    'I’m from United States and I have a job offer at 60000 CZK a month, starting March 2027, coming with nobody. Right now I’m abroad.',
  );
  expect(message).toContain('Your service: Employee card – first application.');
  expect((await load('?nationality=DE&purpose=study&along=yes')).message).not.toMatch(/CZK|undefined/);
});

test('whoever extends a card here is told no day of fingerprints that nobody knows', async () => {
  const shown = await load('?nationality=US&purpose=stay-on&where=eu-family&start=2027-03-01');
  const { answer, start, today } = shown;
  if (!answer) throw new Error('There is no answer');
  expect(answer.permit).toBe('eu-family-extension');
  expect(planDays({ answer, start, today, country: czechia }).map(({ id }) => id)).toEqual(['start']);
  expect(shownAs(shown)).toContain('Within 60 days after fingerprints');
});
