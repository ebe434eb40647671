import { choice } from '../../../form/kinds/choice.ts';
import { group } from '../../../form/kinds/group.ts';
import { number } from '../../../form/kinds/number.ts';
import { optionalPrintedText, printedText } from '../../../form/kinds/printed-text.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { floorHint } from '../floor-in.ts';

/** The flat, the house or the room, so that it is found in the land register. */
export const unitFields = {
  unit: group({
    label: 'Where it is',
    fields: {
      kind: choice({
        label: 'It is',
        options: [
          { value: 'flat', label: 'A flat' },
          { value: 'house', label: 'A whole house' },
          { value: 'room', label: 'A room in a flat or hostel' },
        ],
      }),
      number: requiredWhen(
        ({ kind }) => kind !== 'house',
        allowUnknown(
          printedText({
            label: 'Number of the flat or room',
            hint: 'As in the land register, such as 123/4',
            missing: 'Enter the number of the flat',
            maxLength: 20,
            fact: 'address.here.unit',
          }),
        ),
      ),
      floor: optionalPrintedText({
        label: 'Floor',
        hint: floorHint,
        maxLength: 20,
        fact: 'address.here.floor',
      }),
      street: optionalPrintedText({
        label: 'Street',
        hint: 'If the town has streets',
        maxLength: 100,
        fact: 'address.here.streetName',
      }),
      house: allowUnknown(
        printedText({
          label: 'House number',
          hint: 'Číslo popisné or evidenční, and the orientation number: 123/4',
          missing: 'Enter the house number',
          maxLength: 20,
          pattern: /^.*\d.*$/,
          wrong: 'House number: enter the number on the house, such as 123/4',
          fact: 'address.here.house',
        }),
      ),
      city: allowUnknown(
        printedText({ label: 'Town', missing: 'Enter the town', maxLength: 100, fact: 'address.here.city' }),
      ),
      zip: allowUnknown(
        printedText({
          label: 'Postcode',
          missing: 'Enter the postcode',
          maxLength: 10,
          fact: 'address.here.zip',
        }),
      ),
      cadastre: optionalPrintedText({
        label: 'Cadastral area',
        hint: 'Katastrální území, as in the land register',
        maxLength: 80,
        fact: 'address.here.cadastre',
      }),
      deed: optionalPrintedText({
        label: 'Title deed number',
        hint: 'List vlastnictví (LV), in the same place',
        maxLength: 20,
        fact: 'address.here.deed',
      }),
      use: choice({
        label: 'What the building is meant for',
        hint: 'According to its occupancy permit and the land register',
        options: [
          { value: 'housing', label: 'Housing' },
          { value: 'accommodation', label: 'Accommodation: a hotel, hostel or dormitory' },
          { value: 'recreation', label: 'Recreation: a cottage' },
          { value: 'other', label: 'Something else: an office, studio, garage' },
        ],
      }),
      area: allowUnknown(
        number({
          label: 'Floor area of the room or rooms they live in',
          unit: 'm²',
          missing: 'Enter the floor area',
          min: 1,
          max: 2000,
          decimals: 2,
          fact: 'address.here.area',
        }),
      ),
    },
  }),
};
