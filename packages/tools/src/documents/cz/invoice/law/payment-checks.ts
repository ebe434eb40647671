import { exact } from '@majak/law/exact';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { accountToIban, readAccount, writtenAccount } from '../../../../cz/czech-account.ts';
import { ibanToAccount } from '../../../../cz/czech-iban.ts';
import { missing, right, wrong } from '../../../../form/finding.ts';
import { amountOf } from '../../../invoice/amount.ts';
import { provisionPlace } from '../../provision-place.ts';
import { ruleValueOn } from '../../rule-value-on.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { isPayer } from '../model/regime.ts';
import { toCrowns } from '../model/totals.ts';
import { common } from './czech-common-checks.ts';
import type { InvoiceCheck } from './invoice-check.ts';

const withPayment = (invoice: Invoice, change: Partial<Invoice['payment']>): Invoice => ({
  ...invoice,
  payment: { ...invoice.payment, ...change },
});

const byTransfer = ({ invoice }: { invoice: Invoice }) => invoice.payment.method === 'transfer';
/** Whether the customer pays to an account. A credit note pays nothing: what it says of one only has to be right. */
const toAccount = (looked: { invoice: Invoice }) =>
  byTransfer(looked) && looked.invoice.kind !== 'creditNote' && looked.invoice.kind !== 'paymentDocument';

/** More crowns than a unit of any currency has cost: what is under the limit by it needs no rate. */
const dearest = 100;

/** The rules about how it is paid. */
export const paymentChecks: readonly InvoiceCheck[] = [
  {
    id: 'payment.account',
    field: 'payment.account',
    place: provisionPlace('cz.payment.account'),
    when: (looked) =>
      toAccount(looked) ||
      (byTransfer(looked) && Boolean(looked.invoice.payment.account || looked.invoice.payment.iban)),
    look: ({ invoice: { payment } }) => {
      if (!payment.account && !payment.iban) return missing('Enter the account the customer pays to');
      return payment.account && !readAccount(payment.account)
        ? wrong('The account number’s check digit is wrong, or it isn’t written like 19-123457/0710')
        : right(
            payment.account
              ? 'The account number has the right check digits'
              : 'The account is given by its IBAN',
          );
    },
    mend: ({ invoice }) => {
      const account = ibanToAccount(invoice.payment.iban);
      if (!account || !invoice.payment.account) return undefined;
      const written = writtenAccount(account);
      return { label: `Write ${written}, as the IBAN says`, to: withPayment(invoice, { account: written }) };
    },
  },
  {
    id: 'payment.iban',
    field: 'payment.iban',
    place: provisionPlace('cz.payment.account'),
    when: (looked) => {
      const { iban, account } = looked.invoice.payment;
      return iban ? byTransfer(looked) : toAccount(looked) && readAccount(account) !== undefined;
    },
    look: ({ invoice: { payment } }) => {
      const czech = readAccount(payment.account);
      if (!payment.iban) return missing('Enter the IBAN: payment codes and customers abroad need it');
      if (!isValidIBAN(payment.iban)) return wrong('The check digits of the IBAN are wrong');
      return czech && accountToIban(czech) !== electronicFormatIBAN(payment.iban)
        ? wrong('The IBAN and the account number are for different accounts')
        : right('The IBAN has the right check digits');
    },
    mend: ({ invoice }) => {
      const czech = readAccount(invoice.payment.account);
      return (
        czech && {
          label: 'Make it from the account number',
          to: withPayment(invoice, { iban: accountToIban(czech) }),
        }
      );
    },
  },
  common.bic,
  common.variableSymbol,
  {
    id: 'rounding',
    field: 'rounding',
    place: ({ invoice }) => provisionPlace(isPayer(invoice) ? 'cz.vat.cash.rounding' : 'cz.cash.rounding'),
    when: ({ invoice: { rounding } }) => rounding === 'crown',
    look: ({ invoice: { payment, currency } }) =>
      payment.method === 'cash' && currency === 'CZK'
        ? right('Cash is rounded to whole crowns, outside the tax base')
        : wrong('Only cash in crowns is rounded: transfers and card payments are exact'),
    mend: ({ invoice }) => ({ label: 'Do not round', to: { ...invoice, rounding: 'none' } }),
  },
  {
    id: 'rounding.cash',
    field: 'rounding',
    place: provisionPlace('cz.cash.rounding'),
    when: ({ invoice: { payment, currency, customer, rounding, kind } }) =>
      kind === 'invoice' &&
      payment.method === 'cash' &&
      currency === 'CZK' &&
      customer.kind === 'person' &&
      rounding === 'none',
    look: ({ totals }) =>
      exact(totals.payable).eq(exact(totals.payable).round(0, 1))
        ? right('The amount can be paid in coins')
        : missing('A consumer who pays in cash pays whole crowns: round the total'),
    mend: ({ invoice }) => ({ label: 'Round to crowns', to: { ...invoice, rounding: 'crown' } }),
  },
  {
    id: 'paid',
    field: 'paid',
    place: ({ invoice }) =>
      provisionPlace(isPayer(invoice) ? 'cz.vat.base.whole' : 'cz.accounting.document.amount'),
    when: ({ invoice, totals }) => exact(totals.paid).gt(0) && invoice.kind !== 'paymentDocument',
    look: ({ totals }) =>
      exact(totals.paid).gt(totals.due.total) && exact(totals.due.total).gte(0)
        ? wrong('The amount paid is more than the invoice comes to: correct it')
        : right('The amount paid isn’t more than the amount due'),
  },
  {
    id: 'cash.maximum',
    field: ({ invoice: { currency, exchange } }) =>
      currency === 'CZK' || exchange ? 'payment.method' : 'exchange.rate',
    place: provisionPlace('cz.cash.limit'),
    when: ({ invoice: { payment, customer, supplier } }) =>
      payment.method === 'cash' && customer.country === 'CZ' && supplier.country === 'CZ',
    look: ({ invoice, totals }) => {
      const limit = ruleValueOn('cz.cash.maximum', invoice.issueDate);
      // What was paid already is one payment as far as the document says.
      const paid =
        invoice.kind === 'paymentDocument' || exact(invoice.paid).gt(exact(totals.payable).abs())
          ? amountOf(exact(invoice.paid))
          : totals.payable;
      const crowns = toCrowns(invoice, paid);
      const said = `${limit.toLocaleString('en')} CZK`;
      if (crowns === undefined && exact(paid).abs().times(dearest).gt(limit))
        return missing(
          `Enter the Czech National Bank’s rate for the day of payment: without it we can’t tell whether this is above ${said}, the most that can be paid in cash`,
        );
      return crowns !== undefined && exact(crowns).abs().gt(limit)
        ? wrong(`Above ${said} a payment can’t be made in cash`)
        : right('The amount may be paid in cash');
    },
    mend: ({ invoice }) => ({
      label: 'Have it paid by transfer',
      to: { ...withPayment(invoice, { method: 'transfer' }), rounding: 'none' },
    }),
  },
];
