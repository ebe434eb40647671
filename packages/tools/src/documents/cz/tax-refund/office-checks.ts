import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck, Seen } from '../../two-language-document.ts';
import { provisionPlace } from '../provision-place.ts';
import { ruleValueOn } from '../rule-value-on.ts';
import type { TaxRefund } from './refund-form.ts';

const yearOf = (day: string): number => Number(day.slice(0, 4));
const fromOffice = ({ given }: { given: TaxRefund }): boolean => given.owedBy === 'office';
/** Whether the account is in another country than Czechia. */
const isAbroad = (account: string): boolean => /^(?!CZ)[A-Z]{2}/.test(account);
/** The last year in which somebody may ask: that of the payment is the next at the latest. */
const lastYear = ({ given, today }: Seen<TaxRefund>): number =>
  given.year + 1 + ruleValueOn('cz.tax.refund.years', today);

/** What the Tax Code wants of a request for an overpayment. */
export const officeChecks: readonly DocumentCheck<TaxRefund>[] = (
  [
    {
      id: 'office',
      field: 'office',
      place: provisionPlace('cz.tax.office.ofPerson'),
      look: ({ given }) =>
        given.office
          ? right('Your tax office is that of the address where you’re registered')
          : missing('Enter the tax office of the address where you’re registered'),
    },
    {
      id: 'assessed',
      field: 'year',
      place: provisionPlace('cz.tax.refund.assessed'),
      when: ({ given }) => given.year > 0 && (given.tax ?? 'income') === 'income',
      look: ({ given, today }) =>
        given.year >= yearOf(today)
          ? wrong(
              `The tax for ${given.year} hasn’t been assessed yet: file the return after the year ends, then ask`,
            )
          : right('It’s returned once the return has been filed and its deadline has passed'),
    },
    {
      id: 'lost',
      field: 'year',
      place: provisionPlace('cz.tax.refund.lost'),
      when: ({ given }) => given.year > 0,
      look: (seen) =>
        yearOf(seen.today) > lastYear(seen)
          ? wrong(
              `An overpayment for ${seen.given.year} is lost: nobody asked for it by the end of ${lastYear(seen)}`,
            )
          : right(
              `You may ask for it until the end of ${lastYear(seen)}, if it arose when the return was filed`,
            ),
    },
    {
      id: 'sum',
      field: 'sum',
      place: provisionPlace('cz.tax.refund.small'),
      when: ({ given }) => given.whole === false,
      look: ({ given: { sum = 0 }, today }) => {
        const least = ruleValueOn('cz.tax.refund.least', today);
        if (sum === 0) return missing('Enter how much you’re asking for, or ask for the whole overpayment');
        return sum < least
          ? wrong(`Less than ${least} CZK isn’t returned on request`)
          : right('It says how much you’re asking for');
      },
      mend: ({ given: { sum: _, ...given } }) => ({
        label: 'Ask for the whole overpayment',
        to: { ...given, whole: true },
      }),
    },
    {
      id: 'account',
      field: 'account',
      place: provisionPlace('cz.tax.refund.account'),
      look: ({ given: { account } }) =>
        account
          ? right('If you’re registered for tax, it’s one of the accounts you stated, and a Czech one first')
          : missing('Enter the account to send it to'),
    },
    {
      id: 'fees',
      field: 'account',
      place: provisionPlace('cz.tax.refund.fees'),
      when: ({ given: { account } }) => isAbroad(account ?? ''),
      look: ({ given: { bank } }) =>
        bank
          ? right('It names the bank. You pay for a transfer outside the EU')
          : missing('Enter the bank and its BIC. You pay for a transfer outside the EU'),
    },
    {
      id: 'debts',
      field: 'tax',
      place: provisionPlace('cz.tax.refund.debts'),
      look: () => right('The office settles what you owe on other taxes first, and returns the rest'),
    },
    {
      id: 'days',
      field: 'signedOn',
      place: provisionPlace('cz.tax.refund.sent'),
      look: ({ today }) =>
        right(
          `It’s sent within ${ruleValueOn('cz.tax.refund.days', today)} days of the day the office gets this`,
        ),
    },
  ] satisfies DocumentCheck<TaxRefund>[]
).map((one: DocumentCheck<TaxRefund>) => ({
  ...one,
  when: (seen) => fromOffice(seen) && (one.when?.(seen) ?? true),
}));
