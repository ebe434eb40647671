import { site } from '@majak/desk/site';
import { Notice } from '@majak/ui/notice';
import type { ReactNode } from 'react';

/** Who arranges the insurance, in whose register, how it is paid and where to complain: told before any contract. */
export function IntermediaryInfo({ insurers }: { insurers: readonly string[] }) {
  const intermediary = site.insurance?.intermediary;
  if (!intermediary) return null;
  const { name, seat, registrationNumber, kind, register, pay, holdings, advice, complaints, sample } =
    intermediary;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Who arranges it', `${name}, ${seat}, number ${registrationNumber}`],
    ['As what', kind],
    [
      'Registered in',
      <a key="register" href={register.url} className="link">
        {register.name}
      </a>,
    ],
    ['Acting for', insurers.join('; ')],
    ['How we’re paid', pay],
    ['Shares', holdings],
    ['Advice', advice],
  ];
  return (
    <section aria-labelledby="intermediary">
      <h2 id="intermediary" className="text-heading">
        Our role
      </h2>
      {sample ? (
        <Notice className="mt-4">
          This is a sample: the agency isn’t in any register, and you can’t buy insurance here.
        </Notice>
      ) : null}
      <dl className="mt-5 grid gap-4">
        {facts.map(([label, text]) => (
          <div key={label} className="grid gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-measure">{text}</dd>
          </div>
        ))}
        <div className="grid gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="font-semibold">Complaints</dt>
          <dd className="max-w-measure">
            <ul className="grid list-disc gap-1 pl-5">
              {complaints.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  );
}
