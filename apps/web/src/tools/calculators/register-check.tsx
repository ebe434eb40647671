import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useState } from 'react';
import * as z from 'zod/mini';
import { fetchCached } from '../../client/fetch-cached.ts';
import { failureOf } from '../../client/http.ts';

const facts = z.object({
  registry: z.literal(['valid', 'invalid', 'unavailable', 'notChecked']),
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  consultationNumber: z.nullable(z.string()),
});
type Facts = z.infer<typeof facts>;
const reply = z.object({ outputs: facts });

type State =
  | { of: string; kind: 'asking' }
  | { of: string; kind: 'said'; facts: Facts }
  | { of: string; kind: 'failed'; message: string };

type Props = {
  result: CalculatorResult;
  given: Readonly<Record<string, unknown>>;
  timeZone: string | undefined;
};

/** Asks the register of VAT payers about the number in the field, when the reader wants it. */
export function RegisterCheck({ result, given, timeZone = 'UTC' }: Props) {
  const number = String(result.outputs.normalised);
  const posted = facts.safeParse(result.outputs);
  const [state, setState] = useState<State>();
  const current = state?.of === number ? state : undefined;
  if (result.outputs.formatValid !== true) return null;
  const known = current?.kind === 'said' ? current.facts : posted.data;
  const look = async () => {
    setState({ of: number, kind: 'asking' });
    try {
      const { outputs } = await fetchCached({
        path: '/calculators/vat-verification',
        body: given,
        reply,
        holds: ({ outputs: { registry } }) => registry === 'valid' || registry === 'invalid',
      });
      setState({ of: number, kind: 'said', facts: outputs });
    } catch (error) {
      setState({ of: number, kind: 'failed', message: failureOf(error) });
    }
  };
  return (
    <div className="grid gap-4">
      <h3 className="text-subheading">What the register says</h3>
      <div role="status">
        {current?.kind === 'failed' ? (
          <Notice kind="error" title="Could not be checked">
            {current.message}
          </Notice>
        ) : null}
        {current?.kind === 'asking' ? <p>Asking the EU register. This can take a few seconds.</p> : null}
        {known &&
        (known.registry !== 'notChecked' || current?.kind === 'said') &&
        current?.kind !== 'asking' ? (
          <Verdict number={number} facts={known} timeZone={timeZone} />
        ) : null}
      </div>
      <Button
        className="scripted no-print justify-self-start"
        loading={current?.kind === 'asking'}
        onClick={look}
      >
        {current ? 'Ask again' : 'Ask the register'}
      </Button>
    </div>
  );
}

/** Where anybody can ask. */
const viesAddress = 'https://ec.europa.eu/taxation_customs/vies/';

const titles: Readonly<Record<Facts['registry'], string>> = {
  valid: 'Valid',
  invalid: 'Not valid',
  unavailable: 'Could not be checked',
  notChecked: 'Not checked',
};
const texts: Readonly<Record<Facts['registry'], string>> = {
  valid: 'The register says that this number is valid.',
  invalid: 'The register says that this number is not valid today. Ask your partner before you invoice.',
  unavailable: 'The register gave no answer. This says nothing about the number. Try again in a few minutes.',
  notChecked: 'This site is not connected to the register now.',
};
const kinds = { valid: 'success', invalid: 'error', unavailable: 'info', notChecked: 'info' } as const;
/** A moment as it is kept as evidence, with its zone. */
const moment = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(iso));

/** What the register said, and how it is told. */
type Told = { number: string; facts: Facts; timeZone: string };

/** The register's word with its evidence, fit to be printed. */
const Verdict = ({ number, facts: { registry, ...said }, timeZone }: Told) => (
  <Notice kind={kinds[registry]} title={`${number}: ${titles[registry]}`}>
    <p>{texts[registry]}</p>
    {registry === 'valid' || registry === 'invalid' ? null : (
      <p>
        You can check it yourself at{' '}
        <a href={viesAddress} className="link" rel="noopener">
          VIES, the register of the EU
        </a>
        .
      </p>
    )}
    <dl className="mt-3 grid gap-2 text-small">
      <Evidence label="Name" value={said.name} />
      <Evidence label="Address" value={said.address} />
      <Evidence label="Checked at" value={said.checkedAt && moment(said.checkedAt, timeZone)} />
      <Evidence label="Consultation number" value={said.consultationNumber} />
    </dl>
  </Notice>
);

const Evidence = ({ label, value }: { label: string; value: string | null }) =>
  value ? (
    <div>
      <dt className="text-text-muted">{label}</dt>
      <dd className="whitespace-pre-line">{value}</dd>
    </div>
  ) : null;
