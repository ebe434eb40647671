import type { Example } from '../../../calculator/example.ts';

const superfaktura = {
  title: 'SuperFaktúra: DPH kalkulačka, 2025',
  url: 'https://superfaktura.sk/blog/dph-kalkulacka-jednoduchy-vypocet-dane-z-pridanej-hodnoty',
};
const program = { title: 'A public program: a comment in its code' };
const cash = {
  title: 'Finsider: zaokrúhľovanie centov, tabuľky NBS a SAMO',
  url: 'https://www.finsider.sk/ekonomika/zaokruhlovanie-centov/',
};

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  {
    name: 'SK-VA-01: 10 EUR and 23 %',
    on: '2025-12-31',
    answers: { year: 2_025, amount: 10, rate: 23 },
    expect: { vat: 2.3, total: 12.3 },
    source: superfaktura,
  },
  {
    name: 'SK-VA-02: 10 EUR and 19 %',
    on: '2025-12-31',
    answers: { year: 2_025, amount: 10, rate: 19 },
    expect: { vat: 1.9, total: 11.9 },
    source: superfaktura,
  },
  {
    name: 'SK-VA-03: 10 EUR and 5 %',
    on: '2025-12-31',
    answers: { year: 2_025, amount: 10, rate: 5 },
    expect: { vat: 0.5, total: 10.5 },
    source: superfaktura,
  },
  {
    name: 'SK-VA-04: 123 EUR with 23 %',
    on: '2025-12-31',
    answers: { year: 2_025, amount: 123, direction: 'extract', rate: 23 },
    expect: { base: 100, vat: 23 },
    source: superfaktura,
  },
  {
    name: 'SK-VA-05: 119 EUR with 19 %',
    on: '2025-12-31',
    answers: { year: 2_025, amount: 119, direction: 'extract', rate: 19 },
    expect: { base: 100, vat: 19 },
    source: superfaktura,
  },
  {
    name: 'SK-VA-06: 105 EUR with 5 %',
    on: '2025-12-31',
    answers: { year: 2_025, amount: 105, direction: 'extract', rate: 5 },
    expect: { base: 100, vat: 5 },
    source: superfaktura,
  },
  {
    name: 'SK-VA-07: a hundred pieces at 0.37 EUR, worked out from the total',
    on: '2026-11-21',
    answers: { year: 2_026, amount: 37 },
    expect: { vat: 8.51 },
    source: program,
  },
  {
    name: 'SK-CA-01: 12.42 EUR in cash',
    on: '2026-11-21',
    answers: { year: 2_026, amount: 12.42, direction: 'extract' },
    expect: { inCash: 12.4 },
    source: cash,
  },
  {
    name: 'SK-CA-02: 12.43 EUR in cash',
    on: '2026-11-21',
    answers: { year: 2_026, amount: 12.43, direction: 'extract' },
    expect: { inCash: 12.45 },
    source: cash,
  },
  {
    name: 'SK-CA-03: 12.45 EUR in cash',
    on: '2026-11-21',
    answers: { year: 2_026, amount: 12.45, direction: 'extract' },
    expect: { inCash: 12.45 },
    source: cash,
  },
  {
    name: 'SK-CA-04: 12.47 EUR in cash',
    on: '2026-11-21',
    answers: { year: 2_026, amount: 12.47, direction: 'extract' },
    expect: { inCash: 12.45 },
    source: cash,
  },
  {
    name: 'SK-CA-05: 12.48 EUR in cash',
    on: '2026-11-21',
    answers: { year: 2_026, amount: 12.48, direction: 'extract' },
    expect: { inCash: 12.5 },
    source: cash,
  },
  {
    name: 'SK-CA-06: 0.01 EUR in cash',
    on: '2026-11-21',
    answers: { year: 2_026, amount: 0.01, direction: 'extract' },
    expect: { inCash: 0.05 },
    source: cash,
  },
  {
    name: 'SK-CA-07: 0.06 EUR in cash',
    on: '2026-11-21',
    answers: { year: 2_026, amount: 0.06, direction: 'extract' },
    expect: { inCash: 0.05 },
    source: cash,
  },
];
