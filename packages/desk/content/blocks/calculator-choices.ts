/** The calculators by address, as editors choose them; a test holds the list to that of the first site; those of its sister need a migration of the column first. */
export const calculatorChoices = [
  { value: 'Czech-Republic-Gross-Net-salary-calculator', label: 'Net salary' },
  { value: 'Czech-Freelancing-income-salary-calculator', label: 'Freelance income' },
  { value: 'digital-nomad-tax-calculator-czech-eu', label: 'Digital nomad tax' },
  { value: 'side-job-tax-calculator', label: 'Side job' },
  { value: 'trade-license-tax-return-calculator', label: 'Trade licence tax return' },
  { value: 'employment-contract-vs-freelance', label: 'Employment or freelance' },
  { value: 'Maternity-stay-Czech-Republic-Calculator', label: 'Maternity pay' },
  { value: 'czech-mortgage-calculator', label: 'Mortgage' },
  { value: 'czech-rental-income', label: 'Rental income' },
  { value: 'content-creator-tax-calculator', label: 'Content creator tax' },
  { value: 'crypto-capital-tax-calculator', label: 'Crypto and capital gains' },
  { value: 'czech-paid-holiday-calculator', label: 'Paid holiday' },
  { value: 'paid-parental-leave', label: 'Parental allowance' },
  { value: 'vat-verification', label: 'VAT number check' },
  { value: 'Czech-VAT-calculator', label: 'VAT' },
  { value: 'employee-tax-return', label: 'Employee tax return' },
];
