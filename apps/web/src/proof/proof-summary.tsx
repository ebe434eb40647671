import { type Proved, tallyOf } from './prove.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How the numbers of a calculator came out, in a few words. */
function Tally({ examples }: Proved) {
  const { equal, near, documented, wrong } = tallyOf(examples);
  return (
    <>
      {`${counted(examples.length, 'example')}, ${counted(equal + near, 'number')} ${equal + near === 1 ? 'agrees' : 'agree'}`}
      {documented > 0 ? `, ${documented} explained` : null}
      {wrong > 0 ? <strong className="text-error">{`, ${wrong} wrong`}</strong> : null}
    </>
  );
}

/** Every calculator with how its examples came out; each leads to its own. */
export const ProofSummary = ({ proved }: { proved: readonly Proved[] }) => (
  <section>
    <h2 className="mt-12 mb-4 text-heading">By calculator</h2>
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {proved.map((one) => (
        <li key={one.calculator.slug}>
          <a href={`/proof/${one.calculator.slug}`} className="link font-semibold">
            {one.calculator.words.title}
          </a>
          <p className="text-small text-text-muted">
            <Tally {...one} />
          </p>
        </li>
      ))}
    </ul>
  </section>
);
