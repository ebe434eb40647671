import { readIco } from '@majak/law/cz/company-number';
import { registerEntryOf } from '@majak/tools/documents/cz/invoice/model/register-entry';
import { Button } from '@majak/ui/button';
import * as z from 'zod/mini';
import { fetchCached } from '../../../../client/fetch-cached.ts';
import { InvoiceField } from './invoice-field.tsx';
import type { LiveInvoice } from './use-invoice.ts';
import { type LookupState, useLookup } from './use-lookup.ts';

const seat = z.object({ street: z.string(), postcode: z.string(), city: z.string(), country: z.string() });
const company = z.object({
  ico: z.string(),
  name: z.string(),
  seat: z.nullable(seat),
  address: z.nullable(z.string()),
  vatNumbers: z.array(z.string()),
  legalForm: z.nullable(z.string()),
  dissolvedOn: z.nullable(z.string()),
});
type Company = z.infer<typeof company>;
const reply = z.object({
  state: z.literal(['found', 'none', 'unavailable', 'notChecked']),
  company: z.optional(company),
});
type Reply = z.infer<typeof reply>;

type Party = 'supplier' | 'customer';

/** What the form says of a party now. */
type Now = Readonly<Record<string, string>>;
const sentences = new Set(['101', '103'].map((form) => registerEntryOf(form)));

/** What a register knows, as fields of the form: what it does not know is not left from another company. */
function fieldsOf(party: Party, { ico, name, seat, address, vatNumbers, legalForm }: Company, now: Now) {
  const entry = registerEntryOf(legalForm);
  const stale = sentences.has(now['supplier.register']);
  return {
    [`${party}.ico`]: ico,
    [`${party}.name`]: name,
    [`${party}.street`]: seat?.street ?? address ?? '',
    [`${party}.zip`]: seat?.postcode ?? '',
    [`${party}.city`]: seat?.city ?? '',
    [`${party}.country`]: seat?.country ?? 'CZ',
    [`${party}.vatNumber`]: vatNumbers[0] ?? '',
    ...(party === 'supplier' && (entry || stale) ? { 'supplier.register': entry ?? '' } : {}),
  };
}

type Props = { form: LiveInvoice; of: Party };

/** The IČO, and a button that fills in what the Czech register ARES knows of it. */
export function CompanyLookup({ form, of }: Props) {
  const name = `${of}.ico`;
  const ico = readIco(form.live.typed[name] ?? '');
  const { said, look } = useLookup(ico ?? '', () =>
    fetchCached<Reply>({
      path: `/registers/companies/${ico}`,
      reply,
      holds: ({ state }) => state === 'found' || state === 'none',
    }),
  );
  const fill = async () => {
    const answer = await look();
    const field = document.getElementById(name);
    const still = field instanceof HTMLInputElement && readIco(field.value) === ico;
    if (still && answer?.company) form.live.fill(fieldsOf(of, answer.company, form.live.typed));
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1">
          <InvoiceField form={form} path={name} inputMode="numeric" />
        </div>
        <Button
          className="scripted"
          disabled={!ico}
          loading={said?.kind === 'asking'}
          onClick={() => void fill()}
        >
          Fill in from ARES
        </Button>
      </div>
      <p role="status" className="text-small text-text-muted">
        {wordsOf(said)}
      </p>
    </div>
  );
}

const stateWords = {
  found: '',
  none: 'ARES doesn’t know a company with this IČO. Compare it with your papers.',
  unavailable:
    'ARES didn’t answer, which says nothing about the number. Fill in the fields yourself, or try again.',
  notChecked: 'This site isn’t connected to ARES right now. Fill in the fields yourself.',
} as const;

function wordsOf(said: LookupState<Reply> | undefined): string {
  if (said?.kind === 'failed') return said.message;
  if (said?.kind === 'asking') return 'Asking ARES.';
  if (said?.kind !== 'said') return '';
  const { state, company } = said.answer;
  if (!company) return stateWords[state];
  const { name, dissolvedOn } = company;
  return dissolvedOn ? `${name} ended on ${dissolvedOn}: check who you invoice.` : `Filled in: ${name}.`;
}
