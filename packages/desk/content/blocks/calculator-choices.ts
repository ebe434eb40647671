import { calculatorNames as czech } from '@majak/tools/calculators/cz/calculator-names';
import { calculatorNames as slovak } from '@majak/tools/calculators/sk/calculator-names';

/** The calculators of every site by address, as editors choose them; a test holds the list to the catalogue. */
export const calculatorChoices = Object.entries({ ...czech, ...slovak }).map(([value, label]) => ({
  value,
  label,
}));
