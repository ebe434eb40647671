/** Whether tax stands on the document: a payer's supply at home that is neither exempt nor taxed by the customer. */
export const chargesVat = ({
  regime,
  supply,
}: {
  readonly regime?: unknown;
  readonly supply?: unknown;
}): boolean => regime === 'payer' && supply === 'domestic';
