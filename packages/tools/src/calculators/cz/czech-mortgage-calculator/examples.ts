import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

const fiveMillion = { title: 'Mortgage of 5 000 000 CZK', url: 'https://countly.cz/hypoteka/5000000' };
const percentages = { title: 'Mortgage calculator', url: 'https://www.vypocitejprocenta.cz/hypoteka' };
const instalments = { title: 'Instalments of a mortgage', url: 'https://netzin.cz/?p=4370' };
const approximate = 'The source does not follow the annuity to the crown; its number is rounded on the way.';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: 'At 30 with 40 000 CZK a month, July 2023: debts of 9.5 yearly incomes',
    on: '2023-07-15',
    answers: { loanAmount: 4_560_000, loanYears: 30, interestRate: 0, age: 30, monthlyIncome: 40_000 },
    expect: { loanAmount: 4_560_000 },
    source: {
      title: 'Blesk.cz, about 4.56 million at the limit of debts (July 2023)',
      url: 'https://www.blesk.cz/clanek/zpravy-udalosti/747339/uvolnilo-se-pravidlo-u-vyse-splatek-hypotek-expert-ted-zalezi-na-bankach.html',
    },
  },
  {
    name: '5 000 000 CZK, 30 years, 4 %',
    on: '2026-03-01',
    answers: { loanAmount: 5000000, loanYears: 30, interestRate: 4 },
    expect: { monthlyPayment: 23870, totalPayment: 8593475, totalInterest: 3593475 },
    source: fiveMillion,
    tolerance: 1,
  },
  {
    name: '5 000 000 CZK, 30 years, 4.5 %',
    on: '2026-03-01',
    answers: { loanAmount: 5000000, loanYears: 30, interestRate: 4.5 },
    expect: { monthlyPayment: 25334, totalPayment: 9120335, totalInterest: 4120335 },
    source: fiveMillion,
    tolerance: 1,
  },
  {
    name: '5 000 000 CZK, 30 years, 5 %',
    on: '2026-03-01',
    answers: { loanAmount: 5000000, loanYears: 30, interestRate: 5 },
    expect: { monthlyPayment: 26841, totalPayment: 9662789, totalInterest: 4662789 },
    source: fiveMillion,
    tolerance: 1,
  },
  {
    name: '5 000 000 CZK, 30 years, 6 %',
    on: '2026-03-01',
    answers: { loanAmount: 5000000, loanYears: 30, interestRate: 6 },
    expect: { monthlyPayment: 29977, totalPayment: 10791909, totalInterest: 5791909 },
    source: fiveMillion,
    tolerance: 1,
  },
  {
    name: '5 000 000 CZK, 15 years, 4.5 %',
    on: '2026-03-01',
    answers: { loanAmount: 5000000, loanYears: 15, interestRate: 4.5 },
    expect: { monthlyPayment: 38249, totalPayment: 6884939, totalInterest: 1884939 },
    source: fiveMillion,
    tolerance: 1,
  },
  {
    name: '5 000 000 CZK, 20 years, 4.5 %',
    on: '2026-03-01',
    answers: { loanAmount: 5000000, loanYears: 20, interestRate: 4.5 },
    expect: { monthlyPayment: 31632, totalPayment: 7591792 },
    source: fiveMillion,
    tolerance: 1,
  },
  {
    name: '3 000 000 CZK, 30 years, 6 %',
    on: '2026-03-01',
    answers: { loanAmount: 3000000, loanYears: 30, interestRate: 6 },
    expect: { monthlyPayment: 17986 },
    source: percentages,
    tolerance: 1,
  },
  {
    name: '3 000 000 CZK, 30 years, 4 %, rounded by the source',
    on: '2026-03-01',
    answers: { loanAmount: 3000000, loanYears: 30, interestRate: 4 },
    expect: { monthlyPayment: 14326 },
    source: percentages,
    differs: { monthlyPayment: { ours: 14322.46, why: approximate } },
  },
  {
    name: '3 000 000 CZK, 30 years, 4 %',
    on: '2026-03-01',
    answers: { loanAmount: 3000000, loanYears: 30, interestRate: 4 },
    expect: { monthlyPayment: 14322 },
    source: instalments,
    tolerance: 1,
  },
  {
    name: '3 000 000 CZK, 30 years, 3 %',
    on: '2026-03-01',
    answers: { loanAmount: 3000000, loanYears: 30, interestRate: 3 },
    expect: { monthlyPayment: 12648 },
    source: instalments,
    tolerance: 1,
  },
  {
    name: '3 000 000 CZK, 20 years, 2 %',
    on: '2026-03-01',
    answers: { loanAmount: 3000000, loanYears: 20, interestRate: 2 },
    expect: { monthlyPayment: 15186 },
    source: instalments,
    differs: { monthlyPayment: { ours: 15176.5, why: approximate } },
  },
  {
    name: '3 000 000 CZK, 25 years, 5 %, about',
    on: '2026-03-01',
    answers: { loanAmount: 3000000, loanYears: 25, interestRate: 5 },
    expect: { monthlyPayment: 17544 },
    source: {
      title: 'mzda-dane: loans',
      url: 'https://github.com/vlastimilvotruba-dotcom/mzda-dane/blob/41faf02f68610fb127324ed043191d83b6674e68/components/PageContent/LoanContent.js',
    },
    differs: { monthlyPayment: { ours: 17537.7, why: approximate } },
  },
  {
    name: '3 500 000 CZK, 25 years, 6.02 %: the offer of a bank in December 2023',
    on: '2023-12-31',
    answers: { loanAmount: 3500000, loanYears: 25, interestRate: 6.02 },
    expect: { monthlyPayment: 22589 },
    source: {
      title: 'Long fixations cost more, rates as a whole stand still',
      url: 'https://www.novinky.cz/clanek/finance-za-hypoteky-s-dlouhou-fixaci-si-lide-priplati-celkove-sazby-stagnuji-40453142',
    },
    differs: {
      monthlyPayment: {
        ours: 22593.36,
        why: 'The payment in the source belongs to a rate of about 6.018 %, which it prints as 6.02 %.',
      },
    },
  },
  {
    name: '5 700 000 CZK, 27 years, 5.5 %',
    on: '2023-04-30',
    answers: { loanAmount: 5700000, loanYears: 27, interestRate: 5.5 },
    expect: { monthlyPayment: 33809 },
    source: {
      title: 'What is scoring: how banks judge the income of applicants',
      url: 'https://www.novinky.cz/clanek/finance-co-je-to-skoring-aneb-jak-banky-posuzuji-prijmy-zadatelu-o-hypoteku-40429382',
    },
    tolerance: 1,
  },
  {
    name: '3 000 000 CZK, 15 years, 5 %',
    on: '2026-03-01',
    answers: { loanAmount: 3000000, loanYears: 15, interestRate: 5 },
    expect: { monthlyPayment: 23726 },
    source: {
      title: 'How a mortgage works',
      url: 'https://blog.mojefinancnisvoboda.cz/cs/jak-funguje-hypoteka',
    },
    differs: { monthlyPayment: { ours: 23723.81, why: approximate } },
  },
];
