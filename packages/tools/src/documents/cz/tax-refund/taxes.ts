import type { Bilingual } from '../../two-language-view.ts';

/** The taxes that people get an overpayment of, as a letter to the tax office names them. */
export const taxes = {
  income: {
    label: 'Income tax, from a return',
    words: {
      en: 'personal income tax (by tax return)',
      local: 'dani z příjmů fyzických osob podávajících přiznání',
    },
  },
  flat: {
    label: 'Flat tax (paušální daň)',
    words: { en: 'flat-rate tax advances', local: 'paušálních zálohách' },
  },
  vat: {
    label: 'Value added tax (DPH)',
    words: { en: 'value added tax', local: 'dani z přidané hodnoty' },
  },
  property: {
    label: 'Tax on real property',
    words: { en: 'tax on real property', local: 'dani z nemovitých věcí' },
  },
} as const satisfies Record<string, { label: string; words: Bilingual }>;

export const taxIds = [
  'income',
  'flat',
  'vat',
  'property',
] as const satisfies readonly (keyof typeof taxes)[];
