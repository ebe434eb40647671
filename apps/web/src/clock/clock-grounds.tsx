import { surenesses } from '@majak/law/legal-clock';
import { placeInWords } from '@majak/law/place-in-words';
import type { ClockReading } from '@majak/law/run-clock';

type Props = { reading: Pick<ClockReading, 'places' | 'sureness' | 'notes'> };

/** What a day of a clock rests on: its sections, how sure it is, and what a reader should know. */
export const ClockGrounds = ({ reading: { places, sureness, notes } }: Props) => (
  <>
    <ul className="mt-2 list-disc pl-5">
      {places.map((place) => (
        <li key={placeInWords(place)}>{placeInWords(place)}</li>
      ))}
    </ul>
    <p className="mt-3">How sure it is: {surenesses[sureness]}.</p>
    {notes.map((note) => (
      <p key={note} className="mt-3">
        {note}
      </p>
    ))}
  </>
);
