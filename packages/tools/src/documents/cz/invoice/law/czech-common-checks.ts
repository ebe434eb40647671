import { exact } from '@majak/law/exact';
import type { Amount } from '../../../invoice/amount.ts';
import { commonChecks } from '../../../invoice/common-checks.ts';
import { provisionPlace } from '../../provision-place.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { isPayer } from '../model/regime.ts';

/** By the act on tax for a payer, by that on accounting for everybody else. */
const byPayer =
  (payers: Parameters<typeof provisionPlace>[0], others: Parameters<typeof provisionPlace>[0]) =>
  ({ invoice }: { invoice: Invoice }) =>
    provisionPlace(isPayer(invoice) ? payers : others);

const isNothing = ({ totals }: { totals: { total: Amount } }): boolean => exact(totals.total).eq(0);
const ofNothing = byPayer('cz.vat.base.whole', 'cz.accounting.document.amount');
const belowZero = byPayer('cz.vat.corrective.amounts', 'cz.accounting.document.amount');

/** The checks that are the same in every country, by the acts of this one. */
export const common = commonChecks<Invoice>(
  {
    number: byPayer('cz.vat.invoice.number', 'cz.accounting.document.number'),
    issueDate: byPayer('cz.vat.invoice.issued', 'cz.accounting.document.issued'),
    dueDate: provisionPlace('cz.debt.due'),
    lines: byPayer('cz.vat.invoice.subject', 'cz.accounting.document.content'),
    total: (seen) => (isNothing(seen) ? ofNothing : belowZero)(seen),
    bic: provisionPlace('cz.payment.bic'),
    variableSymbol: provisionPlace('cz.payment.variableSymbol'),
  },
  'KOMBCZPP',
);
