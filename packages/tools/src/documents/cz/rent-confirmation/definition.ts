import { addDays } from '@majak/law/dates';
import { missing, right } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { row, type TwoLanguages } from '../../two-language-view.ts';
import { czechDocument } from '../czech-document.ts';
import { crownsIn, dayIn } from '../english-and-czech.ts';
import { partyChecks } from '../party-checks.ts';
import { partyPart, partySignature } from '../party-view.ts';
import { provisionPlace } from '../provision-place.ts';
import { flatRows, sampleFlat } from '../rented-flat-fields.ts';
import { roleWords } from '../role-words.ts';
import { sampleCompany, samplePerson } from '../sample-parties.ts';
import { signingRows } from '../signing-fields.ts';
import { type RentConfirmation, rentForm } from './rent-form.ts';

const checks: readonly DocumentCheck<RentConfirmation>[] = [
  ...partyChecks<'landlord' | 'tenant', RentConfirmation>(['landlord', 'tenant']),
  {
    id: 'flat',
    field: 'flat.unit',
    place: provisionPlace('cz.lease.flat'),
    look: ({ given: { flat } }) =>
      flat.unit ? right('It says which flat it is') : missing('Enter the number of the flat'),
  },
  {
    id: 'rent',
    field: 'rent',
    place: provisionPlace('cz.lease.rent.fixed'),
    look: ({ given: { rent } }) =>
      rent > 0 ? right('It says how much the rent is') : missing('Enter the rent'),
  },
  {
    id: 'period',
    field: 'from',
    place: provisionPlace('cz.lease.rent'),
    look: ({ given: { from, until } }) =>
      from && until
        ? right('It says for which period rent was paid')
        : missing('Enter for which period rent was paid'),
  },
];

function view(given: RentConfirmation): TwoLanguages {
  const [landlord, tenant] = [roleWords('landlord', given.landlord), roleWords('tenant', given.tenant)];
  return {
    title: 'Confirmation of rent / Potvrzení o placení nájemného',
    titles: { en: 'Confirmation of rent', local: 'Potvrzení o placení nájemného' },
    parts: [
      partyPart(given.landlord, landlord),
      partyPart(given.tenant, tenant),
      { heading: { en: 'The flat', local: 'Byt' }, rows: flatRows(given.flat) },
      {
        heading: { en: 'The rent', local: 'Nájemné' },
        rows: [
          row(
            [
              'The landlord confirms that from ',
              dayIn(given.from),
              ' to ',
              dayIn(given.until),
              ' the tenant paid a monthly rent for this flat of ',
              crownsIn(given.rent),
              '.',
            ],
            [
              `${landlord.first} potvrzuje, že ${tenant.local} za tento byt od `,
              dayIn(given.from),
              ' do ',
              dayIn(given.until),
              ` ${tenant.agrees('platil', 'platila')} měsíční nájemné ve výši `,
              crownsIn(given.rent),
              '.',
            ],
          ),
          ...(given.advance > 0
            ? [
                row(
                  ['Advances for services came to ', crownsIn(given.advance), ' a month.'],
                  ['Zálohy na služby činily ', crownsIn(given.advance), ' měsíčně.'],
                ),
              ]
            : []),
          ...(given.paid
            ? [
                row(
                  ['Everything that was due by the day of this confirmation has been paid.'],
                  ['Vše, co bylo ke dni tohoto potvrzení splatné, bylo zaplaceno.'],
                ),
              ]
            : []),
        ],
      },
    ],
    placed: signingRows(given),
    signatures: [partySignature(given.landlord, landlord)],
  };
}

export const rentConfirmation = czechDocument<RentConfirmation>({
  slug: 'rent-confirmation',
  title: 'Confirmation of rent in English and Czech',
  lead: 'The landlord confirms how much rent you paid, and for how long. It’s for an office, a bank or your next landlord.',
  useWhen: 'Use it when somebody wants to see that you paid your rent.',
  page: '/official-document-generator/rental/rent-confirmation',
  form: rentForm,
  checks,
  view,
  sample: (today) => ({
    landlord: sampleCompany,
    tenant: samplePerson,
    flat: sampleFlat,
    from: addDays(today, -365),
    until: today,
    rent: 18_000,
    advance: 3_500,
    paid: true,
    place: 'Praha',
    signedOn: today,
  }),
});
