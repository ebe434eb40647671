import { calculatorNames } from '@majak/sites/calculator-names';

/** The calculators of every site by address, as editors choose them; a test holds the list to the catalogue. */
export const calculatorChoices = Object.entries(calculatorNames).map(([value, label]) => ({ value, label }));
