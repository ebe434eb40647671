const months = ['January to March', 'April to June', 'July to September', 'October to December'];

const partsOf = (quarter: string): [span: string, year: string] => {
  const [year = '', number = ''] = quarter.split('-Q');
  return [months[Number(number) - 1] ?? quarter, year];
};

/** A quarter as people say it: `July to September 2026`. @param quarter As `2026-Q3`. */
export const quarterInWords = (quarter: string): string => partsOf(quarter).join(' ').trim();

/** Quarters from one to another as people say them: `January to September 2026`. */
export function quartersInWords(from: string, to: string): string {
  const [[first, fromYear], [last, toYear]] = [partsOf(from), partsOf(to)];
  const begins = first.split(' to ')[0] ?? first;
  const ends = last.split(' to ').at(-1) ?? last;
  return fromYear === toYear
    ? `${begins} to ${ends} ${toYear}`
    : `${begins} ${fromYear} to ${ends} ${toYear}`;
}
