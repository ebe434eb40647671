import { addYears, type Day } from '@majak/law/dates';
import { missing } from '../../form/finding.ts';
import { capital } from '../capital.ts';
import type { DocumentCheck } from '../two-language-document.ts';
import { provisionPlace } from './provision-place.ts';

/** Full age. Source: § 30(1) of act 89/2012. */
const majority = 18;

/** The day somebody turns an age; one born on a leap day, the last of February. Source: § 605(2) of act 89/2012. */
export const turnsOn = (bornOn: Day, age: number): Day => addYears(bornOn, age);

/** Whether somebody is under age on a day. Nobody is who was not born by today: that day is mistyped. */
export const isMinor = (bornOn: Day | null | undefined, on: Day, today: Day): boolean =>
  bornOn ? bornOn <= today && turnsOn(bornOn, majority) > on : false;

type Signer = { kind?: string; bornOn?: Day | null | undefined };
type Signed<Key extends string> = Readonly<Record<Key, Signer>> & { signedOn: Day | null };

const you = 'you';
/** What those who sign are called where it is not what the document calls them; whoever reads it is you. */
const called: Readonly<Record<string, string>> = {
  discloser: 'the first party',
  recipient: 'the second party',
  writer: you,
};

/** That somebody under age can’t sign alone. @param who What they are: `the tenant`, `you`. */
export const underAge = (who: string) =>
  missing(
    who === you
      ? `You’re under ${majority} on the day of signing: a parent or guardian has to sign for you, unless you’re married or a court has given you full legal capacity`
      : `${capital(who)} is under ${majority} on the day of signing: a parent or guardian has to sign for them, unless they’re married or a court has given them full legal capacity`,
  );

/** Whether those who sign are of age on the day of signing. @param who Their fields. */
export const capacityChecks = <Key extends string, Content extends Signed<Key>>(
  who: readonly Key[],
): readonly DocumentCheck<Content>[] =>
  who.map((one) => ({
    id: `${one}.capacity`,
    field: `${one}.bornOn`,
    place: provisionPlace('cz.person.majority'),
    when: ({ given, today }) => {
      const { kind = 'person', bornOn } = given[one];
      return kind === 'person' && isMinor(bornOn, given.signedOn || today, today);
    },
    look: () => underAge(called[one] ?? `the ${one}`),
  }));
