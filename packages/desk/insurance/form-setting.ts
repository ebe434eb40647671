import type { FormSetting } from '@majak/tools/insurance/insurance-form';
import { site } from '../site.ts';
import { today } from '../today.ts';

/** What the forms of insurance have to know of the day and the country. */
export const formSetting = (): FormSetting => ({
  today: today(),
  companyNumber: site.jurisdiction.companyNumber,
});
