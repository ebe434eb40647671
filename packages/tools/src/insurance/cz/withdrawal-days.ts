import { insurance } from '@majak/law/cz/insurance';

/** Days in which insurance bought at a distance can be withdrawn from. */
export const withdrawalDays = Number(insurance['cz.insurance.withdrawal.days'].values.at(-1)?.value);
