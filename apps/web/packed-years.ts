import { createRequire } from 'node:module';
import { rules } from '@majak/law/cz/rules';
import type { Year } from '@majak/law/rule';
import type { Plugin } from 'vite';

const ids = Object.keys(rules);
const listed = (of: object): unknown[] => {
  const byId = new Map(Object.entries(of));
  return ids.map((id) => byId.get(id));
};

/**
 * The module of one year as a browser gets it: values and marks in the order of the rules, without their ids, which
 * would come twice a year.
 */
export const packedYear = ({
  year,
  values,
  marks,
  changes,
}: Year): string => `import { rules } from './rules.ts';
const of = (list) => Object.fromEntries(Object.keys(rules).map((id, at) => [id, list[at]]).filter(([, one]) => one !== undefined && one !== ''));
export const y${year} = {
  year: ${year},
  values: of([${listed(values)
    .map((value) => (value === undefined ? '' : JSON.stringify(value)))
    .join(',')}]),
  changes: ${JSON.stringify(changes)},
  marks: of(${JSON.stringify(
    listed(marks)
      .map((mark) => mark ?? '')
      .join(' '),
  )}.split(' ')),
};
`;

/** Packs the years of the law for browsers: every calculator brings them. */
export const packedYears = (): Plugin => ({
  name: 'packed-years',
  enforce: 'pre',
  load(id) {
    const year = /\/law\/cz\/(\d{4})\.ts$/.exec(id)?.[1];
    if (!year || this.environment.name !== 'client') return undefined;
    const stated: Record<string, Year> = createRequire(import.meta.url)(id);
    const found = stated[`y${year}`];
    return found && packedYear(found);
  },
});
