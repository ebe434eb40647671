import type { Answers } from '../../../../form/field.ts';
import { day } from '../../../../form/kinds/day.ts';
import { group } from '../../../../form/kinds/group.ts';
import { optionalText } from '../../../../form/kinds/text.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';
import { nameOf } from '../../fields/name.ts';
import { healthInsurer } from '../fields/health-insurer.ts';

type Reason = {
  label: string;
  hint?: string;
  /** The paragraph that gives eight days; left out where somebody else reports it, or it is no reason. */
  section?: string;
  /** The insurance is a child's. */
  child?: true;
};

const reasons = {
  job: {
    label: 'I’ve started a job',
    hint: 'Your employer reports you, once you’ve said which insurer is yours.',
  },
  trade: { label: 'I’ve started a trade or other self-employment', section: '§ 10(3)' },
  permanent: {
    label: 'I’ve been given permanent residence, and have no job or trade',
    section: '§ 10(4)',
  },
  state: {
    label: 'The state pays for me now',
    hint: 'For example, I look after a child under seven all day, or I’m a doctoral student over 26.',
    section: '§ 10(5)',
  },
  newborn: { label: 'My child was born here', section: '§ 10(6) and (8)', child: true },
  childPermit: { label: 'My child was given a long-term permit', section: '§ 10(9)', child: true },
  research: { label: 'I’ve been given a permit for research, or asylum or protection' },
  euFamily: { label: 'I’m family of somebody from the EU who works here' },
  permitOnly: {
    label: 'None of these: I have a visa or a permit for business, study or family',
  },
} as const satisfies Record<string, Reason>;

const isReason = (reason: unknown): reason is keyof typeof reasons =>
  typeof reason === 'string' && Object.hasOwn(reasons, reason);
const reasonOf = (reason: unknown): Reason | undefined => (isReason(reason) ? reasons[reason] : undefined);

/** The paragraph by which somebody has eight days to report a reason; nothing where they have not. */
export const reportingDays = (reason: unknown): string | undefined => reasonOf(reason)?.section;

const isChild = ({ reason }: Answers): boolean => reasonOf(reason)?.child === true;

/** Why somebody is insured: section 2. */
export const reasonPage: Page = {
  key: 'reason',
  title: 'Why you’re insured',
  why: 'Public insurance begins by law, not by a contract (sections 2 and 3). The reason decides from which day, and who reports it.',
  fields: {
    reason: choose({
      label: 'What has happened?',
      missing: 'Choose what has happened',
      options: Object.entries(reasons).map(([value, { label, ...rest }]) => ({
        value,
        label,
        ...('hint' in rest ? { hint: rest.hint } : {}),
      })),
      fact: 'insurance.reason',
    }),
  },
};

/** From which day. */
export const sincePage: Page = {
  key: 'since',
  title: 'From which day',
  why: 'You’re insured from the first day of work or of the trade, or from the day the decision became final. The time to report it runs from then.',
  fields: {
    since: day({
      label: 'When did it happen?',
      hint: 'The first day of the job, or the day of birth, for example: 01/11/2026.',
      missing: 'Enter the day on which it happened',
      wrong: 'Enter a real date, such as 01/11/2026',
      near: true,
      fact: 'insurance.since',
    }),
  },
};

/** What follows for children. */
export const insuredChildPage: Page = {
  key: 'insured-child',
  title: 'Whose child it is',
  why: 'A newborn is insured with the mother’s insurer, or with the father’s if the mother has none (sections 10(6) and 11a(4)).',
  fields: {
    you: requiredWhen(
      isChild,
      choose({
        label: 'How are you related to the child?',
        missing: 'Choose how you’re related to the child',
        options: [
          { value: 'mother', label: 'Mother' },
          { value: 'father', label: 'Father' },
          { value: 'guardian', label: 'Guardian' },
        ],
      }),
    ),
  },
};

/** The child who is insured. */
export const childPage: Page = {
  key: 'child',
  title: 'The child',
  why: 'The insurer uses these to give the child a number. You can add the birth number once there is one.',
  fields: {
    child: requiredWhen(
      isChild,
      group({
        label: 'The child',
        missing: 'Enter the child',
        fields: {
          ...nameOf('family.children', 'the child’s'),
          bornOn: day({
            label: 'Date of birth',
            hint: 'For example, 29/02/2024.',
            missing: 'Enter the child’s date of birth',
            wrong: 'Enter a real date of birth, such as 29/02/2024',
            personal: true,
            fact: 'family.children.bornOn',
          }),
          birthNumber: optionalText({
            label: 'Birth number',
            hint: 'From the Czech birth certificate. Leave it empty if there’s none yet.',
            maxLength: 15,
            personal: true,
          }),
        },
      }),
    ),
  },
};

/** Which of the seven. */
export const insurerPage: Page = {
  key: 'insurer',
  title: 'Your insurer',
  why: 'You choose the insurer yourself (section 11). Ask your doctor which ones they have a contract with. You can change insurer once every twelve months.',
  fields: {
    insurer: healthInsurer({
      label: 'Which insurer do you have, or want?',
      hint: 'They all pay for the same care.',
      missing: 'Choose an insurer, or say that we should suggest one',
      other: { value: 'suggest', label: 'Suggest one to me' },
    }),
  },
};

/** Insurance before this one. */
export const earlierInsurancePage: Page = {
  key: 'earlier-insurance',
  title: 'Earlier insurance',
  why: 'This tells us whether you’re new to Czech insurance or coming back to it, and whether another country is still responsible.',
  fields: {
    earlierInsurance: choose({
      label: 'How were you insured until now?',
      missing: 'Choose how you were insured until now',
      options: [
        { value: 'czech', label: 'With a Czech public insurer' },
        { value: 'eu', label: 'In another EU country, Norway, Iceland, Liechtenstein or Switzerland' },
        { value: 'commercial', label: 'With a commercial insurer' },
        { value: 'none', label: 'In another way, or not at all' },
      ],
    }),
    earlierInsurer: {
      ...optionalText({
        label: 'Name of the insurer, and your number there',
        hint: 'From the card. Leave it empty if you can’t find it.',
        maxLength: 200,
      }),
      when: ({ earlierInsurance }) => earlierInsurance === 'czech' || earlierInsurance === 'eu',
    },
  },
};
