import { day } from '../../../../form/kinds/day.ts';
import { optionalText, text } from '../../../../form/kinds/text.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import { citizenshipOf, countryOf } from '../../fields/country-of.ts';
import { nameOf } from '../../fields/name.ts';
import { inCzech } from './in-czech.ts';

type Relative = {
  /** Where it stands in a profile: `family.spouse`. */
  fact: string;
  /** As it is said in a message: `your spouse’s`. */
  whose: string;
  /** A day on which somebody of their age may be born; the year of a parent, if it is left out. */
  example?: string;
};

/** When a relative was born: of some nobody remembers the day, and it can be added before the form is signed. */
const bornOn = ({ fact, whose, example = '31/01/1965' }: Relative) =>
  allowUnknown(
    day({
      label: 'Date of birth',
      hint: `For example, ${example}.`,
      missing: `Enter ${whose} date of birth, or say that you don’t know yet`,
      wrong: `Enter a real date of birth, such as ${example}`,
      personal: true,
      fact: `${fact}.bornOn`,
    }),
  );

/** Where a relative was born. */
const birth = ({ fact, whose }: Relative) => ({
  birthplace: allowUnknown(
    text({
      label: 'Town of birth',
      missing: `Enter ${whose} town of birth, or say that you don’t know yet`,
      personal: true,
      fact: `${fact}.birthplace`,
    }),
  ),
  birthCountry: allowUnknown(
    countryOf({
      label: 'Country of birth',
      missing: `Choose ${whose} country of birth, or say that you don’t know yet`,
      personal: true,
      fact: `${fact}.birthCountry`,
    }),
  ),
});

/** What the forms ask about every relative who is alive: citizenship, home and occupation. */
const life = ({ fact, whose }: Relative) => ({
  citizenship: allowUnknown(
    citizenshipOf({
      label: 'Citizenship',
      missing: `Choose ${whose} citizenship, or say that you don’t know yet`,
      personal: true,
      fact: `${fact}.citizenship`,
    }),
  ),
  address: allowUnknown(
    text({
      label: 'Home address',
      hint: 'In one line, with the country. For example, Rua Exemplo 1, 4000-000 Porto, Portugal.',
      missing: `Enter ${whose} home address, or say that you don’t know yet`,
      maxLength: 200,
      personal: true,
      fact: `${fact}.address`,
    }),
  ),
});

const occupation = ({ fact }: Relative) => ({
  occupation: inCzech(
    optionalText({
      label: 'Occupation',
      hint: 'For example, nurse, pupil or retired. Leave it empty if you don’t know.',
      personal: true,
      fact: `${fact}.occupation`,
    }),
  ),
});

/** A husband, a wife or a registered partner. */
export function spouseFields() {
  const relative = { fact: 'family.spouse', whose: 'your spouse’s', example: '31/01/1995' };
  return {
    ...nameOf(relative.fact, relative.whose),
    previousSurnames: optionalText({
      label: 'Earlier surnames',
      hint: 'With a comma between them. Leave it empty if there are none.',
      maxLength: 200,
      personal: true,
      fact: 'family.spouse.previousSurnames',
    }),
    bornOn: bornOn(relative),
    ...birth(relative),
    ...life(relative),
    ...occupation(relative),
  };
}

/** A child, own or adopted, of any age. */
export function childFields() {
  const relative = { fact: 'family.children', whose: 'your child’s', example: '29/02/2020' };
  return {
    ...nameOf(relative.fact, relative.whose),
    bornOn: bornOn(relative),
    ...birth(relative),
    ...life(relative),
    ...occupation(relative),
  };
}

/** A brother or a sister. */
export function siblingFields() {
  const relative = { fact: 'family.siblings', whose: 'your brother’s or sister’s', example: '31/01/1995' };
  return {
    ...nameOf(relative.fact, relative.whose),
    bornOn: bornOn(relative),
    ...birth(relative),
    ...life(relative),
    ...occupation(relative),
  };
}

/** The father or the mother. */
export function parentFields(fact: 'family.father' | 'family.mother', whose: string) {
  const relative = { fact, whose };
  return { ...nameOf(fact, whose), bornOn: bornOn(relative), ...life(relative), ...occupation(relative) };
}
