import { TextArea } from '@majak/ui/text-area';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = {
  field: UseFormRegisterReturn & { defaultValue: string; error?: string };
  words: { label: string; hint: string };
  /** How many characters are there, and how many there may be. */
  length: number;
  room: number;
};

/** From here on it is worth saying how much room is left. */
const nearlyFull = 0.8;

/** The message, and how much of its room is left once most of it is used. */
export const MessageField = ({ field, words, length, room }: Props) => {
  const near = length > room * nearlyFull;
  return (
    <div className="grid gap-1.5">
      <TextArea {...field} {...words} rows={8} />
      {near && (
        <p className={`text-small ${length > room ? 'font-semibold text-error' : 'text-text-muted'}`}>
          {length.toLocaleString('en')} of {room.toLocaleString('en')} characters
        </p>
      )}
    </div>
  );
};
