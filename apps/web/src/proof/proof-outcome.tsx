import { formatDate } from '@majak/ui/format-date';
import { type Proof, tallyOf } from './prove.ts';

const number = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** How all of it came out, in words; without what there is none of. */
function outcome({ on, proved }: Proof): string {
  const examples = proved.flatMap((one) => one.examples);
  const { equal, near, documented, wrong } = tallyOf(examples);
  const parts = [
    equal > 0 && number(equal, 'is the same', 'are the same'),
    near > 0 &&
      number(near, 'is within the rounding of its source', 'are within the rounding of their source'),
    documented > 0 && `${number(documented, 'differs', 'differ')} because the source disagrees with the law`,
    wrong > 0 ? number(wrong, 'doesn’t agree', 'don’t agree') : 'none is wrong',
  ].filter((part) => part !== false);
  const worked = `On ${formatDate(on)} we worked out ${number(examples.length, 'example', 'examples')}.`;
  return `${worked} Of ${number(equal + near + documented + wrong, 'number', 'numbers')}, ${listed(parts)}.`;
}

/** How examples came out, on which day, and where they are from. */
export const ProofOutcome = ({ proof }: { proof: Proof }) => (
  <>
    <p className="mt-4 max-w-measure text-lead text-text-muted">{outcome(proof)}</p>
    <p className="mt-4 max-w-measure">
      The examples were published by offices, newspapers and other programs, or worked by hand from the acts,
      step by step. Our tests work out the same ones.
    </p>
  </>
);
