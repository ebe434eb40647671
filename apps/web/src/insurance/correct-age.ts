import { formSetting } from '@majak/desk/insurance/form-setting';
import { addYears, isDay } from '@majak/law/dates';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { insuranceForm } from '@majak/tools/insurance/insurance-form';
import { ageOn } from '@majak/tools/insurance/needs';

/** The age that was selected and the date of birth, as they were typed; nothing where one of them is no answer. */
export function agesIn(typed: FieldTexts): { selected: number; born: number; bornOn: string } | undefined {
  const { fields } = insuranceForm('health', formSetting());
  const { age, dateOfBirth, startsOn, client } = textsToAnswers(fields, typed);
  if (client === 'corporate' || typeof age !== 'number' || !Number.isInteger(age)) return undefined;
  if (typeof dateOfBirth !== 'string' || typeof startsOn !== 'string') return undefined;
  if (!isDay(dateOfBirth) || !isDay(startsOn)) return undefined;
  return { selected: age, born: ageOn(dateOfBirth, startsOn), bornOn: dateOfBirth };
}

/** Two ages that do not agree; nothing where they do. */
export function agesThatDiffer(typed: FieldTexts): ReturnType<typeof agesIn> {
  const ages = agesIn(typed);
  return ages && ages.selected !== ages.born ? ages : undefined;
}

/** The date of birth with the year that makes the selected age. */
export const bornOnFor = ({
  selected,
  born,
  bornOn,
}: {
  selected: number;
  born: number;
  bornOn: string;
}): string => addYears(bornOn, born - selected);

/** Brings the age and the date of birth together, by changing either. */
export function correctAge(typed: FieldTexts, which: 'correct-age' | 'correct-birth'): FieldTexts {
  const ages = agesIn(typed);
  if (!ages) return typed;
  return which === 'correct-age'
    ? { ...typed, age: String(ages.born) }
    : { ...typed, dateOfBirth: bornOnFor(ages) };
}
