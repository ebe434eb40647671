import { czechCoverLaw } from '@majak/tools/insurance/cz/czech-cover-law';
import { comprehensive, studyYear } from '@majak/tools/insurance/insurance-fixture';
import { quote } from '@majak/tools/insurance/quote';
import { median, percentile, print } from './figures.ts';

const [warmUp, runs] = [50, 500];
const market = {
  products: Array.from({ length: 200 }, (_, at) => ({ ...comprehensive, slug: `product-${at}` })),
  law: czechCoverLaw,
  currency: 'CZK',
};

/** How long a comparison of 200 products of insurance takes, laws and covered days among it. */
export async function benchInsurance(): Promise<boolean> {
  const times: number[] = [];
  for (let run = -warmUp; run < runs; run += 1) {
    const from = performance.now();
    quote(studyYear, market);
    if (run >= 0) times.push(performance.now() - from);
  }
  print({ name: 'insurance: 200 products compared, p50', value: median(times), unit: 'ms', budget: 50 });
  print({ name: 'insurance: 200 products compared, p99', value: percentile(times, 0.99), unit: 'ms' });
  return median(times) <= 50;
}
