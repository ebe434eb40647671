import { distanceContracts as rules } from '@majak/law/cz/distance-contracts';
import { provisions } from '@majak/law/cz/provisions';
import type { SiteWithdrawal } from '../site.ts';

const right = rules['cz.distance.withdrawal.days'];

/** Withdrawing from a service that was bought at the Czech site. */
export const withdrawal: SiteWithdrawal = {
  days: Number(right.values.at(-1)?.value),
  moneyBackDays: Number(rules['cz.distance.moneyBack.days'].values.at(-1)?.value),
  setsOff: true,
  formSource: `part b) of the annex to government regulation ${provisions['cz.distance.form'].act.replace(' Sb.', '')}`,
  act: `act ${right.act.replace(' Sb.', '')}`,
  sections: {
    right: right.section,
    share: provisions['cz.distance.share'].section,
    done: provisions['cz.distance.done'].section,
  },
};
