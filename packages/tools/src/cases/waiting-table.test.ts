import { expect, test } from 'vitest';
import { type StoredWait, waitingTable } from './waiting-table.ts';

const waits = (count: number, wait: Partial<StoredWait> = {}): StoredWait[] =>
  Array.from({ length: count }, (_, at) => ({
    office: 'Prague',
    quarter: '2026-Q3',
    days: at + 1,
    sample: false,
    ...wait,
  }));
const names = (rows: readonly { name: string }[] | undefined) => rows?.map(({ name }) => name);

test('of seven cases nothing is said, of eight the figures', () => {
  expect(waitingTable(waits(7))).toBeUndefined();
  expect(waitingTable(waits(8))).toMatchObject({
    sample: false,
    all: { count: 8, p20: 2, p50: 4, p80: 7 },
    from: '2026-Q3',
    to: '2026-Q3',
  });
});

test('a quarter and an office stand alone only with eight cases of their own', () => {
  const table = waitingTable([
    ...waits(8),
    ...waits(7, { office: 'Brno', quarter: '2026-Q2' }),
    ...waits(9, { office: 'Ostrava', quarter: '2026-Q1' }),
    ...waits(8, { office: '', quarter: '2026-Q1' }),
  ]);
  expect(table?.all.count).toBe(32);
  expect(names(table?.quarters)).toEqual(['2026-Q1', '2026-Q3']);
  expect(names(table?.offices)).toEqual(['Ostrava', 'Prague']);
});

test('an office is one however it is written', () => {
  expect(
    names(waitingTable([...waits(4, { office: 'Plzeň' }), ...waits(4, { office: 'plzen' })])?.offices),
  ).toEqual(['Plzeň']);
});

test('only the last four quarters in which something was decided count', () => {
  const table = waitingTable(
    ['2025-Q1', '2025-Q3', '2025-Q4', '2026-Q1', '2026-Q3'].flatMap((quarter) => waits(8, { quarter })),
  );
  expect([table?.from, table?.to, table?.all.count]).toEqual(['2025-Q3', '2026-Q3', 32]);
});

test('what is invented is shown as such, until enough was measured, and never beside it', () => {
  const samples = waits(12, { days: 900, sample: true });
  expect(waitingTable([...samples, ...waits(7)])).toMatchObject({
    sample: true,
    all: { count: 12, p50: 900 },
  });
  expect(waitingTable([...samples, ...waits(8)])).toMatchObject({ sample: false, all: { count: 8, p50: 4 } });
});
