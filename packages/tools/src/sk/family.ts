import { yearField } from '../calculator/year-field.ts';
import { number } from '../form/kinds/number.ts';

/** The year the rules are taken from; the current one when it is left out. */
export const year = yearField();

const hint = 'Only if they live with you and nobody else claims them';

/** Children a bonus is had for, by their age: the month of a birthday still counts as the one before it. */
export const childQuestions = {
  childrenUnder15: number({ label: 'Children under 15', hint, min: 0, max: 15, start: 0 }),
  children15to18: number({ label: 'Children from 15 to 18', hint, min: 0, max: 15, start: 0 }),
};

/** How many children there are, by their age. */
export type Children = { childrenUnder15: number; children15to18: number };
