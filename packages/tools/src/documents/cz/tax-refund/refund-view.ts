import {
  type DocumentPart,
  inEach,
  item,
  line,
  longBlank,
  type Pair,
  type Row,
  row,
  shortBlank,
  type TwoLanguages,
  written,
} from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { crownsIn } from '../english-and-czech.ts';
import { signingRows } from '../signing-fields.ts';
import { writerPart, writerSignature } from '../writer-fields.ts';
import type { TaxRefund } from './refund-form.ts';
import { taxes } from './taxes.ts';

const yearIn = ({ year }: TaxRefund): Pair => inEach(year ? String(year) : null, shortBlank);

const askOffice = (given: TaxRefund): readonly Row[] => {
  const { en, local } = taxes[given.tax ?? 'income'].words;
  const sum: Pair = crownsIn(given.sum);
  return [
    row(
      [
        'Under ',
        citeProvision('cz.tax.refund.request'),
        `, I ask for the refund of the overpayment of ${en} for the year `,
        yearIn(given),
        ...(given.whole === false ? [', in the amount of ', sum, '.'] : [', in full.']),
      ],
      [
        'Podle ',
        citeProvision('cz.tax.refund.request'),
        `, žádám o vrácení vratitelného přeplatku na ${local} za rok `,
        yearIn(given),
        ...(given.whole === false ? [', a to ve výši ', sum, '.'] : [', a to v plné výši.']),
      ],
    ),
    row(['Please send it to this account:'], ['Přeplatek prosím zašlete na tento účet:']),
    item([inEach(given.account, longBlank)], [inEach(given.account, longBlank)]),
    ...(given.bank ? [line({ en: 'Bank', local: 'Banka' }, [given.bank, given.bank])] : []),
  ];
};

const askEmployer = (given: TaxRefund): readonly Row[] => [
  row(
    [
      'Under ',
      citeProvision('cz.tax.settlement.request'),
      ', I ask you for the yearly settlement of advances and the tax benefit for children for the year ',
      yearIn(given),
      '.',
    ],
    [
      'Podle ',
      citeProvision('cz.tax.settlement.request'),
      ', Vás žádám o provedení ročního zúčtování záloh a daňového zvýhodnění za rok ',
      yearIn(given),
      '.',
    ],
  ),
  row(
    ['I declare that I am not obliged to file a tax return for that year and will not file one.'],
    ['Prohlašuji, že za tento rok nemám povinnost podat daňové přiznání a že je nepodám.'],
  ),
  ...(given.others
    ? [
        row(
          ['I also had wages from these employers in that year, and attach their confirmations:'],
          ['V tomto roce mi plynula mzda také od těchto zaměstnavatelů, jejichž potvrzení přikládám:'],
        ),
        ...written(given.others).map((one) => ({ ...one, style: 'item' as const })),
      ]
    : [
        row(
          ['I had no wages from another employer in that year.'],
          ['V tomto roce mi neplynula mzda od jiného zaměstnavatele.'],
        ),
      ]),
];

/** Sets a request for a refund of tax in its two languages. */
export function refundView(given: TaxRefund): TwoLanguages {
  const isOffice = given.owedBy === 'office';
  const titles = isOffice
    ? { en: 'Request for a refund of tax', local: 'Žádost o vrácení přeplatku' }
    : { en: 'Request for the yearly tax settlement', local: 'Žádost o roční zúčtování záloh' };
  const head = writerPart('applicant', given.writer);
  const numbered: DocumentPart = {
    ...head,
    rows: [
      ...head.rows,
      line(
        { en: 'Birth number or tax number', local: 'Rodné číslo nebo DIČ' },
        inEach(given.taxNumber, shortBlank),
      ),
    ],
  };
  return {
    title: `${titles.en} / ${titles.local}`,
    titles,
    parts: [
      {
        heading: { en: 'To', local: 'Komu' },
        rows: written((isOffice ? given.office : given.employer) ?? ''),
      },
      numbered,
      {
        heading: { en: 'The request', local: 'Žádost' },
        rows: isOffice ? askOffice(given) : askEmployer(given),
      },
    ],
    placed: signingRows(given),
    signatures: [writerSignature('applicant', given.writer)],
  };
}
