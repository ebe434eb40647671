import type { Calculator } from '../calculator/calculator.ts';

/** Brings a calculator when it is asked for: a page brings its own and no other. */
export type LoadCalculator = () => Promise<{ definition: Calculator }>;
