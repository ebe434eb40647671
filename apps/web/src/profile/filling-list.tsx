import type { Filling } from '@majak/tools/profile/fill-from';
import type { wordsByPath } from './fact-words.ts';

type Words = ReturnType<typeof wordsByPath>;
type Props = {
  fillings: readonly Filling[];
  words: Words;
  /** The fields whose assumption was refused. */
  refused: readonly string[];
  setRefused: (refused: readonly string[]) => void;
};

/** What a profile would fill in, field by field; what it only assumes is marked, and can be refused. */
export const FillingList = ({ fillings, words, refused, setRefused }: Props) => (
  <dl className="grid gap-2">
    {fillings.map(({ path, text, field, assumed }) => {
      const label = words.get(path)?.label ?? field.label;
      const says = words.get(path)?.text ?? text;
      const toggle = () =>
        setRefused(refused.includes(path) ? refused.filter((one) => one !== path) : [...refused, path]);
      return (
        <div key={path} className="grid gap-x-4 sm:grid-cols-2">
          <dt className="text-text-muted">{label}</dt>
          <dd className="wrap-anywhere">
            {assumed ? <Assumed {...{ label, says, toggle, isTaken: !refused.includes(path) }} /> : says}
          </dd>
        </div>
      );
    })}
  </dl>
);

type AssumedProps = { label: string; says: string; isTaken: boolean; toggle: () => void };
const Assumed = ({ label, says, isTaken, toggle }: AssumedProps) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3">
    <input
      type="checkbox"
      form="none"
      checked={isTaken}
      onChange={toggle}
      className="tick mt-[0.15em] size-5.5"
    />
    <span>
      <span className="sr-only">{label}: </span>
      {says}
      <span className="block text-small text-text-muted">
        We’ve assumed this, because your profile doesn’t say. Untick it if it’s wrong.
      </span>
    </span>
  </label>
);
