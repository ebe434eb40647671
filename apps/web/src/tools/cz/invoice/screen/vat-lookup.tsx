import { readVatNumber } from '@majak/tools/vat/vat-number';
import { Button } from '@majak/ui/button';
import * as z from 'zod/mini';
import { fetchCached } from '../../../../client/fetch-cached.ts';
import { InvoiceField } from './invoice-field.tsx';
import type { LiveInvoice } from './use-invoice.ts';
import { type LookupState, useLookup } from './use-lookup.ts';

const facts = z.object({
  normalised: z.string(),
  registry: z.literal(['valid', 'invalid', 'unavailable', 'notChecked']),
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  consultationNumber: z.nullable(z.string()),
});
const reply = z.object({
  outputs: facts,
  trace: z.array(z.object({ output: z.string(), formula: z.string() })),
});
/** What a register said, and which one: the working of the answer names it. */
type Facts = z.infer<typeof facts> & { source: 'VIES' | 'ARES' };
const factsOf = ({ outputs, trace }: z.infer<typeof reply>): Facts => {
  const working = trace.find(({ output }) => output === 'registry')?.formula ?? '';
  return { ...outputs, source: working.startsWith('ARES') ? 'ARES' : 'VIES' };
};

/** The evidence of a check, as fields of the invoice. */
const evidenceOf = ({
  normalised,
  registry,
  source,
  name,
  address,
  checkedAt,
  consultationNumber,
}: Facts) => ({
  'vatCheck.vatNumber': normalised,
  'vatCheck.registry': registry,
  'vatCheck.source': source,
  'vatCheck.checkedAt': checkedAt ?? '',
  'vatCheck.name': name ?? '',
  'vatCheck.address': address ?? '',
  'vatCheck.consultationNumber': consultationNumber ?? '',
});
const noEvidence = Object.fromEntries(
  ['vatNumber', 'registry', 'source', 'checkedAt', 'name', 'address', 'consultationNumber'].map((name) => [
    `vatCheck.${name}`,
    '',
  ]),
);

const verdicts = {
  valid: 'The register says that it is valid.',
  invalid: 'The register says that it is not valid today. Ask your customer before you invoice.',
  unavailable: 'The register didn’t answer, which says nothing about the number. Try again in a few minutes.',
  notChecked:
    'This site isn’t connected to the register right now. You can ask it at ec.europa.eu/taxation_customs/vies.',
} as const;

function wordsOf(said: LookupState<Facts> | undefined): string {
  if (said?.kind === 'failed') return said.message;
  if (said?.kind === 'asking') return 'Asking the register. This can take a few seconds.';
  if (said?.kind !== 'said') return '';
  const { registry, name } = said.answer;
  return [verdicts[registry], registry === 'valid' && name ? name : ''].filter(Boolean).join(' ');
}

/** The customer's tax number, a button that asks VIES about it, and a switch that puts the evidence on the invoice. */
export function VatLookup({ form, foreign }: { form: LiveInvoice; foreign: boolean }) {
  const name = 'customer.vatNumber';
  const reading = readVatNumber(form.live.typed[name] ?? '', 'CZ');
  const { said, look } = useLookup(reading.normalised, async () => {
    const answer = await fetchCached({
      path: '/calculators/vat-verification',
      body: { vatNumber: reading.normalised },
      reply,
      holds: ({ outputs }) => outputs.registry === 'valid' || outputs.registry === 'invalid',
    });
    return factsOf(answer);
  });
  const attached = (form.live.typed['vatCheck.vatNumber'] ?? '') !== '';
  const evidence = said?.kind === 'said' && said.answer.checkedAt ? evidenceOf(said.answer) : undefined;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1">
          <InvoiceField
            form={form}
            path={name}
            label={foreign ? 'VAT or tax number of the customer' : 'DIČ of the customer'}
            {...(foreign ? { hint: 'With its letters, such as DE123456788' } : {})}
            optional={form.seen.supply !== 'euReverseCharge'}
          />
        </div>
        <Button
          className="scripted"
          disabled={!reading.formatValid}
          loading={said?.kind === 'asking'}
          onClick={() => void look()}
        >
          Check in VIES
        </Button>
      </div>
      <p role="status" className="text-small text-text-muted">
        {wordsOf(said)}
      </p>
      {evidence || attached ? (
        <label className="flex min-h-10 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="tick size-5.5"
            checked={attached}
            onChange={(event) =>
              form.live.fill(event.currentTarget.checked && evidence ? evidence : noEvidence)
            }
          />
          Print the check on the invoice, as evidence
        </label>
      ) : null}
    </div>
  );
}
