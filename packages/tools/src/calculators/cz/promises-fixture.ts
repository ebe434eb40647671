import type { Promises } from '../promises-fixture.ts';
import { asked } from './asked-fixture.ts';
import { contracts } from './contracts-fixture.ts';
import { inputs } from './inputs-fixture.ts';
import { shown } from './shown-fixture.ts';
import { unused } from './unused-answers-fixture.ts';

/** What the calculators of this country promise. */
export const promises: Promises = { contracts, shown, inputs, asked, unused };
