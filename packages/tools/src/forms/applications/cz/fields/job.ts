import type { Answers } from '../../../../form/field.ts';
import { isPlainObject } from '../../../../form/field-tree.ts';
import { group } from '../../../../form/kinds/group.ts';
import { optionalText, text } from '../../../../form/kinds/text.ts';
import { allowUnknown, unknownText } from '../../../../form/unknown-answer.ts';
import { inCzech } from './in-czech.ts';

const line = (fact: string, words: { label: string; hint?: string; missing: string }) =>
  text({ ...words, maxLength: 200, personal: true, fact });

/** Where a job is. Of one abroad, years ago, few people remember the street. */
const jobAddress = (fact: string, whose: string) =>
  group({
    label: 'Address of the employer',
    personal: true,
    fields: {
      street: allowUnknown(
        line(`${fact}.street`, {
          label: 'Street and number',
          missing: `Enter the street and number of ${whose}, or say that you don’t know yet`,
        }),
      ),
      city: allowUnknown(
        line(`${fact}.city`, {
          label: 'Town',
          hint: 'Abroad, with the country. For example, Porto, Portugal.',
          missing: `Enter the town of ${whose}, or say that you don’t know yet`,
        }),
      ),
      zip: optionalText({
        label: 'Postcode',
        hint: 'Leave it empty if you don’t know it.',
        maxLength: 20,
        personal: true,
        fact: `${fact}.zip`,
      }),
    },
  });

/** A job: for whom, as what, and where. @param fact Where it stands in a profile. @param whose As in `your employer`. */
export const jobFields = (fact: string, whose: string) => ({
  name: line(`${fact}.name`, {
    label: 'Name of the employer',
    hint: 'As in the contract. For example, Sample s.r.o.',
    missing: `Enter the name of ${whose}`,
  }),
  position: inCzech(
    line(`${fact}.position`, {
      label: 'Position',
      hint: 'For example, software developer.',
      missing: `Enter your position with ${whose}`,
    }),
  ),
  address: jobAddress(`${fact}.address`, whose),
});

/** An address that was one line, kept where people read it first; one that was not known stays so. */
function addressOf(line: unknown) {
  const street = line === unknownText ? null : line;
  return { street, city: null, zip: '' };
}

/** One job whose address may still be one line: in answers inside it, in a draft beside it. */
function withAddress(answers: Answers, key: string): Answers {
  const draft = `${key}.address`;
  const { [draft]: typed, ...rest } = answers;
  const job = rest[key];
  const known = isPlainObject(job) ? job : {};
  const line = typed ?? known.address;
  return line === undefined || isPlainObject(line)
    ? answers
    : { ...rest, [key]: { ...known, address: addressOf(line) } };
}

/** Answers in which the address of an employer was one line, as those in which it has its parts. */
export const jobAddressesInParts = (answers: Answers): Answers =>
  ['jobBefore', 'employer'].reduce(withAddress, answers);
