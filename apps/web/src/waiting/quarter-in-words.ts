const months = ['January to March', 'April to June', 'July to September', 'October to December'];

/** A quarter as people say it: `July to September 2026`. @param quarter As `2026-Q3`. */
export function quarterInWords(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-Q');
  return `${months[Number(number) - 1] ?? quarter} ${year}`.trim();
}
