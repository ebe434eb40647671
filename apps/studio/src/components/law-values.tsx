import { namedLawValues } from '@majak/desk/content/law-of-site';
import { today } from '@majak/desk/today';
import { formatValue } from '@majak/ui/format-value';
import { LawValueList } from './law-value-list.tsx';

/** Beside a text: the values of the law that it can name, to find, to copy, and to see what those in it say. */
export const LawValues = () => (
  <LawValueList
    values={namedLawValues(today()).map(({ token, title, when, value, unit }) => ({
      token,
      title,
      when,
      shown: formatValue(value, unit),
    }))}
  />
);
