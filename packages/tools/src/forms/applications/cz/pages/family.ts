import type { Fields } from '../../../../form/field.ts';
import { group } from '../../../../form/kinds/group.ts';
import { rows } from '../../../../form/kinds/rows.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';
import { childFields, parentFields, siblingFields, spouseFields } from '../fields/relative.ts';

const later = 'You can add what you don’t know now before you sign.';

/** Asked of people who are married or in a registered partnership. */
export const spousePage: Page = {
  key: 'spouse',
  title: 'Your husband, wife or partner',
  why: `The form asks for your spouse, including one who stays abroad. ${later}`,
  fields: {
    spouse: requiredWhen(
      ({ maritalStatus }) => maritalStatus === 'married' || maritalStatus === 'partnership',
      group({
        label: 'Your husband, wife or registered partner',
        missing: 'Enter your husband, wife or partner',
        fields: spouseFields(),
      }),
    ),
  },
};

/** Up to fifteen children; the form has lines for a few, and the others go on an extra sheet. */
export const childrenPage: Page = {
  key: 'children',
  title: 'Your children',
  why: `The form asks for all your children, whatever their age and wherever they live. ${later}`,
  fields: {
    hasChildren: answeredYesNo({
      label: 'Do you have children?',
      hint: 'Your own or adopted, of any age.',
      missing: 'Choose whether you have children',
      fact: 'family.hasChildren',
    }),
    children: requiredWhen(
      ({ hasChildren }) => hasChildren === true,
      rows({
        label: 'Your children',
        row: 'child',
        max: 15,
        tooMany: 'Enter at most 15 children, and the others under “Anything else”',
        missing: 'Enter your child',
        fact: 'family.children',
        columns: childFields(),
      }),
    ),
  },
};

type Parent = { key: 'father' | 'mother'; fact: 'family.father' | 'family.mother' };

/** Who a parent is: also one who died is asked for by name. */
const parentPage = ({ key, fact }: Parent): Page => {
  const known = `${key}Known`;
  const fields: Fields = {
    [known]: choose({
      label: `Do you know who your ${key} is?`,
      missing: `Choose whether you know who your ${key} is`,
      options: [
        { value: 'alive', label: 'Yes' },
        { value: 'dead', label: `Yes, but my ${key} has died` },
        { value: 'unknown', label: 'No, or it isn’t on record' },
      ],
      fact: `${fact}.known`,
    }),
    [key]: requiredWhen(
      (answers) => answers[known] === 'alive' || answers[known] === 'dead',
      group({
        label: `Your ${key}`,
        missing: `Enter your ${key}`,
        fields: parentFields(fact, `your ${key}’s`),
      }),
    ),
  };
  return {
    key,
    title: `Your ${key}`,
    why: `The form asks for both parents. ${later}`,
    fields,
  };
};

export const parentPages: readonly Page[] = [
  parentPage({ key: 'father', fact: 'family.father' }),
  parentPage({ key: 'mother', fact: 'family.mother' }),
];

/** Brothers and sisters: asked for long-term permits alone. */
export const siblingsPage: Page = {
  key: 'siblings',
  title: 'Your brothers and sisters',
  why: `The form asks for them by name. ${later}`,
  fields: {
    hasSiblings: answeredYesNo({
      label: 'Do you have brothers or sisters?',
      hint: 'Half-brothers and half-sisters too.',
      missing: 'Choose whether you have brothers or sisters',
      fact: 'family.hasSiblings',
    }),
    siblings: requiredWhen(
      ({ hasSiblings }) => hasSiblings === true,
      rows({
        label: 'Your brothers and sisters',
        row: 'brother or sister',
        max: 15,
        tooMany: 'Enter at most 15 brothers and sisters, and the others under “Anything else”',
        missing: 'Enter your brother or sister',
        fact: 'family.siblings',
        columns: siblingFields(),
      }),
    ),
  },
};
