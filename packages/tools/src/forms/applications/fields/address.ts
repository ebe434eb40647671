import { group } from '../../../form/kinds/group.ts';
import { optionalText, text } from '../../../form/kinds/text.ts';
import { countryOf } from './country-of.ts';

type Written = {
  label: string;
  hint?: string;
  /** Where it stands in a profile: `address.here`. */
  fact: string;
  /** As it is said in a message: `your address here`. Left out: `the address`. */
  named?: string;
  /** A postcode of the country, as an example. */
  zip?: string;
};

/** Browsers know one address of a person: where they live. */
const completed = (fact: string, autoComplete: string) => (fact === 'address.here' ? { autoComplete } : {});

const lines = ({ fact, named = 'the address' }: Written) => ({
  street: text({
    label: 'Street and number',
    hint: 'With the flat number. Without streets, the village and the house number.',
    missing: `Enter the street and number of ${named}`,
    maxLength: 200,
    personal: true,
    fact: `${fact}.street`,
    ...completed(fact, 'address-line1'),
  }),
  city: text({
    label: 'Town',
    missing: `Enter the town of ${named}`,
    personal: true,
    fact: `${fact}.city`,
    ...completed(fact, 'address-level2'),
  }),
});

/** An address in the country: three lines. */
export const addressHere = (written: Written) =>
  group({
    label: written.label,
    ...(written.hint ? { hint: written.hint } : {}),
    personal: true,
    fields: {
      ...lines(written),
      zip: text({
        label: 'Postcode',
        hint: `Five digits, such as ${written.zip ?? '110 00'}.`,
        missing: `Enter the postcode of ${written.named ?? 'the address'}`,
        maxLength: 10,
        personal: true,
        fact: `${written.fact}.zip`,
        ...completed(written.fact, 'postal-code'),
      }),
    },
  });

/** An address anywhere: some countries have no postcodes. */
export const addressAnywhere = (written: Written) =>
  group({
    label: written.label,
    ...(written.hint ? { hint: written.hint } : {}),
    personal: true,
    fields: {
      ...lines(written),
      zip: optionalText({
        label: 'Postcode',
        hint: 'Leave it empty if there isn’t one.',
        maxLength: 20,
        personal: true,
        fact: `${written.fact}.zip`,
      }),
      country: countryOf({
        label: 'Country',
        missing: `Choose the country of ${written.named ?? 'the address'}`,
        personal: true,
        fact: `${written.fact}.country`,
      }),
    },
  });
