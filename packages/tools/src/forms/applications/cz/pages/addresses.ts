import { text } from '../../../../form/kinds/text.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { addressAnywhere, addressHere } from '../../fields/address.ts';
import { choose } from '../../fields/choose.ts';

/** Where somebody lives in the country. */
export const addressHerePage: Page = {
  key: 'address-here',
  title: 'Your address in the Czech Republic',
  why: 'It has to be the address on your proof of accommodation. Your file goes to the office for that address.',
  fields: {
    addressHere: addressHere({
      label: 'Your address in the Czech Republic',
      fact: 'address.here',
      named: 'your address here',
    }),
  },
};

/** By what right, since the proof of accommodation differs. */
export const accommodationPage: Page = {
  key: 'accommodation',
  title: 'How you live there',
  why: 'The office wants to see that you may live at this address. What it accepts as proof depends on your answer.',
  fields: {
    accommodation: choose({
      label: 'How do you live there?',
      missing: 'Choose how you live at your address',
      options: [
        { value: 'lease', label: 'I rent it from the owner' },
        {
          value: 'sublease',
          label: 'I rent it from a tenant',
          hint: 'The owner has to agree to the sublease in writing.',
        },
        { value: 'dormitory', label: 'In a dormitory or a hotel' },
        {
          value: 'consent',
          label: 'The owner lets me live there',
          hint: 'A relative or a friend, for example.',
        },
        { value: 'owner', label: 'I own it, or part of it' },
      ],
      fact: 'address.here.right',
    }),
    landlord: requiredWhen(
      ({ accommodation }) => typeof accommodation === 'string' && accommodation !== 'owner',
      allowUnknown(
        text({
          label: 'Name of the owner or the landlord',
          hint: 'A person or a company, as in the contract.',
          missing: 'Enter the name of the owner or the landlord',
          maxLength: 200,
          fact: 'address.here.landlord',
        }),
      ),
    ),
  },
};

/** Where letters are delivered, if not at home. */
export const deliveryPage: Page = {
  key: 'delivery',
  title: 'Where letters should go',
  why: 'The office writes to this address. A letter that nobody collects still counts as delivered.',
  fields: {
    deliveredElsewhere: answeredYesNo({
      label: 'Should letters go to another address?',
      hint: 'If we act for you with a power of attorney, the office writes to us.',
      missing: 'Choose whether letters should go to another address',
      fact: 'address.delivery.elsewhere',
    }),
    deliveryAddress: requiredWhen(
      ({ deliveredElsewhere }) => deliveredElsewhere === true,
      addressHere({
        label: 'Address for letters',
        fact: 'address.delivery',
        named: 'the address for letters',
      }),
    ),
  },
};

/** The last home in another country. */
export const addressAbroadPage: Page = {
  key: 'address-abroad',
  title: 'Your address abroad',
  why: 'The Czech form asks where you lived before you came.',
  fields: {
    addressAbroad: addressAnywhere({
      label: 'Your last address abroad',
      fact: 'address.abroad',
      named: 'your address abroad',
    }),
  },
};
