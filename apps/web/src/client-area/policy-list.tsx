import type { ClientPolicy } from '@majak/desk/insurance/client-policies';
import { policyPath } from '../insurance/policy-path.ts';
import { localDate } from '../local-date.ts';
import { withdrawalReceiptPath, withdrawPath } from '../payment/withdraw-path.ts';

const standing = ({ inForce, withdrawnAt, withdrawableUntil }: ClientPolicy): string => {
  if (withdrawnAt) return `You withdrew from it on ${localDate(withdrawnAt)}.`;
  if (!inForce) return 'Refunded.';
  return withdrawableUntil ? `You can withdraw until ${localDate(withdrawableUntil)}.` : 'Paid.';
};

const Links = ({ policy }: { policy: ClientPolicy }) => {
  const { key, inForce, withdrawableUntil, withdrawnAt, reference } = policy;
  const links = [
    ...(inForce ? [['Certificate (PDF)', `${policyPath(key)}/certificate.pdf`] as const] : []),
    ...(withdrawableUntil ? [['Withdraw from contract here', withdrawPath(key)] as const] : []),
    ...(withdrawnAt ? [['Receipt of your withdrawal (PDF)', withdrawalReceiptPath(key)] as const] : []),
  ];
  return (
    <p className="flex flex-wrap gap-x-6">
      {links.map(([label, path]) => (
        <a
          key={path}
          href={path}
          className="link inline-flex min-h-11 items-center"
          aria-label={`${label}, ${reference}`}
        >
          {label}
        </a>
      ))}
    </p>
  );
};

/** Insurance that a client has through us, the latest first: what, for whom, which days, and its papers. */
export const PolicyList = ({ policies }: { policies: readonly ClientPolicy[] }) =>
  policies.length > 0 ? (
    <ul>
      {policies.map((policy) => (
        <li key={policy.reference} className="grid gap-1 border-t border-line py-4 first:border-t-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <a href={policyPath(policy.key)} className="link font-semibold">
              {policy.product}
            </a>
            <span className="text-small text-text-muted">{policy.reference}</span>
          </p>
          <p>
            {policy.insurer}. Insured days: {localDate(policy.cover.from)} to {localDate(policy.cover.to)},{' '}
            {policy.insured.length === 1 ? policy.insured[0] : `${policy.insured.length} people`}.
          </p>
          <p>{standing(policy)}</p>
          <Links policy={policy} />
        </li>
      ))}
    </ul>
  ) : (
    <p className="max-w-measure">You haven’t insured anything through us under this address.</p>
  );
