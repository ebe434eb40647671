import { run } from '../../bin/run-step.ts';

const file = 'packages/tools/src/documents/cz/invoice/properties.test.ts';

/** What holds for every invoice, tried with a thousand; the suite runs with fewer. Answers whether it held. */
export const benchDocuments = (): Promise<boolean> =>
  run('vitest', ['run', '--project', 'unit*', file], { INVOICE_DOCUMENTS: '1000' });
