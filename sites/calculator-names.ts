import { calculatorNames as czech } from '@majak/tools/calculators/cz/calculator-names';
import { calculatorNames as slovak } from '@majak/tools/calculators/sk/calculator-names';

/** The calculators of every site by address, with the name that each has in its country. */
export const calculatorNames: Readonly<Record<string, string>> = { ...czech, ...slovak };
