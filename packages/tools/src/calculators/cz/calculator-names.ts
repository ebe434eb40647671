/** What editors of this country choose a calculator by: a few words for each address. */
export const calculatorNames: Readonly<Record<string, string>> = {
  'Czech-Republic-Gross-Net-salary-calculator': 'Net salary',
  'Czech-Freelancing-income-salary-calculator': 'Freelance income',
  'digital-nomad-tax-calculator-czech-eu': 'Digital nomad tax',
  'side-job-tax-calculator': 'Side job',
  'trade-license-tax-return-calculator': 'Trade licence tax return',
  'employment-contract-vs-freelance': 'Employment or freelance',
  'Maternity-stay-Czech-Republic-Calculator': 'Maternity pay',
  'czech-mortgage-calculator': 'Mortgage',
  'czech-rental-income': 'Rental income',
  'content-creator-tax-calculator': 'Content creator tax',
  'crypto-capital-tax-calculator': 'Crypto and capital gains',
  'czech-paid-holiday-calculator': 'Paid holiday',
  'paid-parental-leave': 'Parental allowance',
  'vat-verification': 'VAT number check',
  'Czech-VAT-calculator': 'VAT',
  'employee-tax-return': 'Employee tax return',
};
