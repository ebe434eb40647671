import { consumerCredit } from '@majak/law/cz/consumer-credit';
import type { Site } from '../site.ts';

const citing = (says: string, rule: keyof typeof consumerCredit): Site['paidInParts'][number] => ({
  says,
  rule,
  section: `${consumerCredit[rule].section} of act ${consumerCredit[rule].act.replace(' Sb.', '')}`,
});

/** What the act on consumer credit says of a price that is paid in parts. */
export const paidInParts: Site['paidInParts'] = [
  citing(
    'A service that’s paid in parts while it goes on is no consumer credit',
    'cz.consumerCredit.continuing',
  ),
  citing('Credit without interest or fee takes no licence', 'cz.consumerCredit.free'),
];
