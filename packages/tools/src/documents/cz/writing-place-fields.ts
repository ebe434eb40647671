import { day } from '../../form/kinds/day.ts';
import { printedText } from '../../form/kinds/printed-text.ts';
import { allowUnknown } from '../../form/unknown-answer.ts';

/** Where and when a letter is signed. */
export const writingPlace = {
  place: allowUnknown(
    printedText({
      label: 'Where you sign it',
      missing: 'Enter where you sign it',
      maxLength: 100,
      fact: 'person.signingPlace',
    }),
  ),
  signedOn: allowUnknown(day({ label: 'When you sign it', missing: 'Enter when you sign it', near: true })),
};
