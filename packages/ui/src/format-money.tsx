const thinSpace = '\u202F';
const hardSpace = '\u00A0';

/**
 * An amount as people here write it: 31 930 CZK, with thin spaces that do not break.
 * @param amount in whole units; a fraction is shown with two decimals
 * @param currency its ISO 4217 code, shown as it is
 */
export const formatMoney = (amount: number, currency: string): string => {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  const [whole = '', fraction] = Math.abs(amount).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thinSpace);
  const sign = amount < 0 ? '\u2212' : '';
  return `${sign}${grouped}${fraction ? `.${fraction}` : ''}${hardSpace}${currency}`;
};
