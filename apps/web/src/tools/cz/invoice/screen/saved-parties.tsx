import { DeleteButton } from './delete-button.tsx';
import { keyOf } from './saved-entries.ts';
import type { LiveSavedEntries } from './use-saved-entries.ts';

/** People and accounts that are remembered, each of which can be forgotten. */
export const SavedParties = ({ kept }: { kept: LiveSavedEntries }) => {
  const { suppliers, customers, accounts } = kept.book;
  const rows = [
    ...suppliers.map(
      (one) => ({ kind: 'suppliers', of: keyOf.suppliers(one), name: one.name, as: 'you' }) as const,
    ),
    ...customers.map(
      (one) => ({ kind: 'customers', of: keyOf.customers(one), name: one.name, as: 'customer' }) as const,
    ),
    ...accounts.map(
      (one) =>
        ({
          kind: 'accounts',
          of: keyOf.accounts(one),
          name: one.account || one.iban,
          as: 'account',
        }) as const,
    ),
  ];
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer font-semibold">
        {rows.length === 1 ? '1 name or account' : `${rows.length} names and accounts`} remembered
      </summary>
      <ul className="mt-2 border-t border-line">
        {rows.map(({ kind, of, name, as }) => (
          <li key={`${kind} ${of}`} className="flex items-center justify-between gap-4 border-b border-line">
            <span className="min-w-0 break-words">
              {name} <span className="text-small text-text-muted">({as})</span>
            </span>
            <DeleteButton name={name} onForget={() => kept.forget(kind, of)} />
          </li>
        ))}
      </ul>
    </details>
  );
};
