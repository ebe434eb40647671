import type { ClientView } from '@majak/desk/cases/client-view';
import type { WaitingTable } from '@majak/tools/cases/waiting-table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TrackedCase } from '../tracker/tracked-case.tsx';
import { quarterInWords, quartersInWords } from './quarter-in-words.ts';
import { WaitingPlace } from './waiting-place.tsx';
import { WaitingTimes } from './waiting-times.tsx';

const figures = { count: 24, p20: 40, p50: 62, p80: 88 };
const table: WaitingTable = {
  sample: false,
  all: figures,
  from: '2026-Q1',
  to: '2026-Q3',
  quarters: [
    { name: '2026-Q1', figures: { ...figures, count: 11 } },
    { name: '2026-Q3', figures: { ...figures, count: 13 } },
  ],
  offices: [{ name: 'Brno', figures: { ...figures, count: 9 } }],
};
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('the page of a service says how many cases its figures are of, by quarter and by office', () => {
  const text = textOf(renderToStaticMarkup(<WaitingTimes table={table} />));
  expect(text).toContain('Half of the cases were decided within 62 days');
  for (const part of ['24', '40 days', '88 days', 'January to March 2026', 'Brno'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/sample|invented/i);
});

test('what is invented is marked as a sample', () => {
  const text = textOf(renderToStaticMarkup(<WaitingTimes table={{ ...table, sample: true }} />));
  expect(text).toContain('Sample figures');
  expect(text).toContain('Invented cases');
});

const view = {
  filedOn: '2026-09-01',
  standing: { label: 'With the office', actor: 'the office', next: '', ended: false },
} as ClientView;
const placeOf = (more: Partial<ClientView>, of: WaitingTable | undefined = table) =>
  textOf(renderToStaticMarkup(<WaitingPlace view={{ ...view, ...more }} table={of} today="2026-10-12" />));

test('a case that waits is placed among those that were decided', () => {
  expect(placeOf({})).toContain(
    'Yours has waited for 41 days so far. Of 24 of our cases that were decided, half took up to 62 days',
  );
  expect(placeOf({ endedOn: '2026-09-02' })).toContain('Yours took 1 day.');
  expect(placeOf({}, { ...table, sample: true })).toContain('24 invented sample cases');
});

test.each<[string, Partial<ClientView>]>([
  ['was filed tomorrow', { filedOn: '2026-10-13' }],
  ['was withdrawn', { standing: { ...view.standing, ended: true } }],
])('a case that %s is placed nowhere', (_, more) => {
  expect(placeOf(more)).toBe('');
});

test('without figures nothing is said', () => {
  expect(renderToStaticMarkup(<WaitingPlace view={view} table={undefined} today="2026-10-12" />)).toBe('');
});

test.each([
  ['2026-Q1', 'January to March 2026'],
  ['2026-Q4', 'October to December 2026'],
])('%s is %s', (quarter, words) => {
  expect(quarterInWords(quarter)).toBe(words);
});

test.each([
  ['2026-Q1', '2026-Q3', 'January to September 2026'],
  ['2026-Q3', '2026-Q3', 'July to September 2026'],
  ['2025-Q4', '2026-Q2', 'October 2025 to June 2026'],
])('from %s to %s is %s', (from, to, words) => {
  expect(quartersInWords(from, to)).toBe(words);
});

test('a case at the tracker says where it stands among others, and without figures nothing', () => {
  const whole: ClientView = {
    ...view,
    reader: 'client',
    reference: 'MJK-7F3K-9QX2',
    permit: 'Employee card',
    permitId: 'employee-card',
    name: 'Ana Sample',
    office: '',
    officeNumber: '',
    papers: [],
    messages: [],
    history: [],
    stepsLeft: [],
    days: {},
  };
  const shown = (of: WaitingTable | undefined) =>
    textOf(
      renderToStaticMarkup(
        <TrackedCase view={whole} today="2026-10-12" timeZone="Europe/Prague" documents={{}} table={of} />,
      ),
    );
  expect(shown(table)).toContain('Yours has waited for 41 days so far.');
  expect(shown(undefined)).not.toContain('Yours has waited');
});
