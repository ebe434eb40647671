import type { VatNumber } from '@majak/tools/vat/vat-number';
import * as z from 'zod';
import { noVerdict, type VatFacts } from './port.ts';
import { type RegisterResponse, registerCall, registerOrigin } from './register-call.ts';

type Options = {
  /** `https://ec.europa.eu`, or a stub on this machine. */
  origin: string;
  /** The agency's own VAT number: with it VIES gives a consultation number. */
  requester?: VatNumber;
  /** For one call, its answer included. */
  timeoutMs: number;
  /** The clock, for an answer without a time. */
  now?: () => Date;
  fetch?: typeof fetch;
};

const path = '/taxation_customs/vies/rest-api/check-vat-number';

/** VIES writes `---` for what a member state keeps to itself. */
const disclosed = z
  .string()
  .nullish()
  .transform((text) => {
    const lines = (text ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    const said = lines.filter((line) => line !== '' && line !== '---').join('\n');
    return said === '' ? null : said;
  });

/** A verdict. Errors come with status 200 too, as `errorWrappers` or as a `userError`, and are none. */
const verdict = z.object({
  valid: z.boolean(),
  countryCode: z.string().nullish(),
  vatNumber: z.string().nullish(),
  requestDate: z.string().optional().catch(undefined),
  userError: z.enum(['VALID', 'INVALID', '']).nullish(),
  errorWrappers: z.tuple([]).nullish(),
  name: disclosed,
  address: disclosed,
  requestIdentifier: disclosed,
});
type Verdict = z.infer<typeof verdict>;

const errors = z.object({ errorWrappers: z.array(z.object({ error: z.string() })) });
const errorIs = (answer: RegisterResponse | undefined, code: string): boolean =>
  errors.safeParse(answer?.body).data?.errorWrappers.some(({ error }) => error === code) ?? false;

const moment = z.iso.datetime({ offset: true });
const bare = (number: string) => number.toUpperCase().replace(/[^A-Z0-9+*]/g, '');

/** An answer to another question is none. */
const answers = (said: Verdict, asked: VatNumber): boolean =>
  (said.countryCode ?? asked.country) === asked.country &&
  bare(said.vatNumber ?? asked.number) === bare(asked.number);

function factsOf(said: Verdict, now: () => Date): VatFacts {
  const saidAt = moment.safeParse(said.requestDate).data;
  return {
    registry: said.valid ? 'valid' : 'invalid',
    source: 'VIES',
    name: said.valid ? said.name : null,
    address: said.valid ? said.address : null,
    checkedAt: (saidAt === undefined ? now() : new Date(saidAt)).toISOString(),
    consultationNumber: said.requestIdentifier,
  };
}

const register = { name: 'VIES', origin: 'https://ec.europa.eu' } as const;

/**
 * VIES, the register of VAT numbers of the European Commission, through its REST interface.
 *
 * Only `valid: true` and `valid: false` are verdicts; whatever else comes back is `unavailable`. That goes for
 * INVALID_INPUT too: VIES documents it for a country or number it could not make sense of, not for one that is not
 * registered. A requester VIES does not accept is left out, and the number asked for again without it.
 * Source: https://ec.europa.eu/taxation_customs/vies/#/technical-information.
 * @throws Error if the origin is none of VIES.
 */
export function vies({
  origin,
  requester,
  timeoutMs,
  now = () => new Date(),
  fetch = globalThis.fetch,
}: Options) {
  const call = registerCall({ origin: registerOrigin(register, origin), timeoutMs, fetch });
  const ask = ({ country, number }: VatNumber, who?: VatNumber) =>
    call({
      path,
      body: {
        countryCode: country,
        vatNumber: number,
        ...(who && { requesterMemberStateCode: who.country, requesterNumber: who.number }),
      },
    });
  return async (asked: VatNumber): Promise<VatFacts> => {
    const first = await ask(asked, requester);
    const refused = requester !== undefined && errorIs(first, 'INVALID_REQUESTER_INFO');
    const answer = refused ? await ask(asked) : first;
    const said = verdict.safeParse(answer?.body).data;
    if (answer?.status !== 200 || !said || !answers(said, asked)) return noVerdict('unavailable');
    return factsOf(said, now);
  };
}
