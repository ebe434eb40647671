import { day } from '../../form/kinds/day.ts';
import { number } from '../../form/kinds/number.ts';
import { printedText } from '../../form/kinds/printed-text.ts';
import { allowUnknown } from '../../form/unknown-answer.ts';
import { inEach, line, type Row, shortBlank } from '../two-language-view.ts';
import { dayIn } from './english-and-czech.ts';

/** Where and when a contract is signed, and how many copies there are. */
export const signingFields = {
  place: allowUnknown(
    printedText({
      label: 'Where you sign it',
      missing: 'Enter where you sign it',
      maxLength: 100,
      fact: 'person.signingPlace',
    }),
  ),
  signedOn: allowUnknown(day({ label: 'When you sign it', missing: 'Enter when you sign it', near: true })),
  copies: number({ label: 'How many copies', min: 2, max: 10, start: 2 }),
};

type Signing = { place: string | null; signedOn: string | null };

/** The rows above the signatures. */
export const signingRows = ({ place, signedOn }: Signing): readonly Row[] => [
  line({ en: 'Place', local: 'Místo' }, inEach(place, shortBlank)),
  line({ en: 'Date', local: 'Datum' }, dayIn(signedOn)),
];
