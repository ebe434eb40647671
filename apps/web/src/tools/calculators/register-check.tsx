import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useEffect, useEffectEvent, useState } from 'react';
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

/** So long after the last key the register is asked by itself. */
const pauseMs = 700;

/**
 * Whether a VAT number is valid, and whose it is: the first thing on the page. The register is asked by itself once
 * somebody has entered a number that can be one; what the page came with is asked about on a press.
 */
export function RegisterCheck({ result, given, timeZone = 'UTC' }: Props) {
  const { normalised, formatValid, plausible } = result.outputs;
  const number = String(normalised);
  const posted = facts.safeParse(result.outputs);
  const [state, setState] = useState<State>();
  const [first] = useState(number);
  const current = state?.of === number ? state : undefined;
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
  const askByItself = useEffectEvent(look);
  const waits = plausible === true && number !== first && !current;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void askByItself(), pauseMs);
    return () => clearTimeout(timer);
  }, [waits]);
  const told = current?.kind === 'said' ? current.facts : posted.data;
  const known = told && (told.registry !== 'notChecked' || current?.kind === 'said') ? told : undefined;
  const isAsking = waits || current?.kind === 'asking';
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-4">
        <div>
          <h2 className="text-subheading text-text-muted">{number || 'Your number'}</h2>
          <p data-headline className="mt-1 font-heading text-display leading-tight font-semibold">
            <span className="border-b-4 border-lamp">
              {headOf({ isAsking, known, formatValid: formatValid === true, plausible: plausible === true })}
            </span>
          </p>
        </div>
        {current?.kind === 'failed' ? (
          <Notice kind="error" title="Could not be checked">
            {current.message}
          </Notice>
        ) : null}
        {isAsking ? <p>Asking the EU register. This can take a few seconds.</p> : null}
        {known && !isAsking ? <Verdict facts={known} timeZone={timeZone} /> : null}
      </div>
      {formatValid === true ? (
        <Button
          className="scripted no-print justify-self-start"
          loading={current?.kind === 'asking'}
          onClick={look}
        >
          {current ? 'Ask again' : 'Ask the register'}
        </Button>
      ) : null}
    </div>
  );
}

type Known = { isAsking: boolean; known: Facts | undefined; formatValid: boolean; plausible: boolean };

/** The answer in a word or two: what the register says, and before that what the number itself does. */
const headOf = ({ isAsking, known, formatValid, plausible }: Known): string => {
  if (!formatValid) return 'Not a VAT number';
  if (!plausible && !known) return 'Look for a typing error';
  if (isAsking) return 'Asking …';
  return known ? titles[known.registry] : 'Written correctly';
};

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
  unavailable: 'The register didn’t answer, which says nothing about the number. Try again in a few minutes.',
  notChecked: 'This site isn’t connected to the register right now.',
};
const kinds = { valid: 'success', invalid: 'error', unavailable: 'info', notChecked: 'info' } as const;
/** A moment as it is kept as evidence, with its zone. */
const moment = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(iso));

/** What the register said, and how it is told. */
type Told = { facts: Facts; timeZone: string };

/** The register's word with its evidence, fit to be printed. */
const Verdict = ({ facts: { registry, ...said }, timeZone }: Told) => (
  <Notice kind={kinds[registry]} title={said.name ?? undefined}>
    {said.address ? <p className="whitespace-pre-line">{said.address}</p> : null}
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
