import type { LawPlace as Place } from '@majak/tools/form/finding';
import { unbroken } from '@majak/ui/unbroken';

/** Where the law says it, with the act to read. */
export const LawPlace = ({ place: { section, act, source } }: { place: Place }) => {
  const words = `${unbroken(section)}, act ${act}`;
  return source ? (
    <a href={source} className="link">
      {words}
    </a>
  ) : (
    <span>{words}</span>
  );
};
