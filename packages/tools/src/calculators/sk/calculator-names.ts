/** What editors of this country choose a calculator by: a few words for each address. */
export const calculatorNames: Readonly<Record<string, string>> = {
  'slovak-gross-net-salary-calculator': 'Net salary',
  'slovak-freelance-income-calculator': 'Freelance income',
  'slovak-employment-vs-freelance': 'Job or trade licence',
  'slovak-vat-calculator': 'VAT',
};
