type Props = {
  nationality: string;
  /** Whether people of this nationality move freely in the EU; nothing where it does not say. */
  freeMover: boolean | undefined;
  /** What was answered about the EU. */
  answer: string;
};

/** The answer about the EU that goes with a nationality. */
export const euAnswerFor = (freeMover: boolean) => (freeMover ? 'YES' : 'NO');

/** Asks which is right when nationality and the answer about the EU contradict each other. Both may be: it stops nobody. */
export function CitizenshipMismatch({ nationality, freeMover, answer }: Props) {
  const inDoubt = freeMover !== undefined && euAnswerFor(freeMover) !== answer;
  return (
    <div role="status" className="text-small">
      {inDoubt && (
        <p>
          {freeMover
            ? `${nationality} gives you the rights of an EU citizen, but you answered No. Which is right?`
            : `${nationality} isn’t in the EU, but you answered Yes. Which is right?`}{' '}
          If you have two nationalities, leave both answers.
        </p>
      )}
    </div>
  );
}
