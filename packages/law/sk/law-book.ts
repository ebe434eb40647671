import type { LawBook } from '../law-book.ts';
import { disputes } from './disputes.ts';
import { rules } from './rules.ts';

/** The Slovak law as pages show it. */
export const lawBook: LawBook = {
  rules,
  disputes,
  areas: [
    { title: 'Wages and the subsistence minimum', of: /^sk\.(wage|living)\./ },
    { title: 'Income tax', of: /^sk\.tax\./ },
    { title: 'Allowances', of: /^sk\.allowance\./ },
    { title: 'Child bonus', of: /^sk\.bonus\./ },
    { title: 'Employees’ social insurance', of: /^sk\.social\.(employee|employer|maximumBase)\./ },
    { title: 'Health insurance', of: /^sk\.health\./ },
    { title: 'Self-employed', of: /^sk\.(expenses|social\.(self|voluntary))\./ },
    { title: 'VAT and cash', of: /^sk\.(vat|cash)\./ },
    { title: 'Trade licence', of: /^sk\.trade\./ },
    { title: 'Residence', of: /^sk\.residence\./ },
  ],
};
