import { dayInWords } from '@majak/law/day-in-words';
import { insuranceConsents } from '@majak/tools/insurance/consents';
import { writtenMoment } from '../orders/written-moment.ts';
import { line, purposeOf, recommendationOf, sampleNote } from './paper-words.ts';
import type { Policy } from './policy.ts';

const asAsked: Readonly<Record<string, string>> = {
  abroad: 'Abroad',
  here: 'In the country',
  nobody: 'Nobody',
  public: 'Public insurance',
  treaty: 'The EU, or a treaty',
};
const said = (value: unknown): string => asAsked[String(value)] ?? String(value ?? '');

/** What was needed, recommended and told before it was ordered: the record that is given before the contract. For `receipt.typ`. */
export function recordView(policy: Policy) {
  const { order, details } = policy;
  const { product, needs, insured, notes, shown, duration, cover, consents, medium } = details;
  const { name, kind, register, pay, complaints } = shown.intermediary;
  return {
    title: 'Record of your needs and our recommendation',
    facts: [
      { label: 'Made', text: writtenMoment(order.madeAt) },
      { label: 'Order', text: order.reference },
      { label: 'For', text: details.customer.name },
      { label: 'By', text: name },
    ],
    parts: [
      {
        title: 'What you told us',
        lines: [
          line('Purpose', purposeOf(details)),
          line('Stay', `${dayInWords(needs.stay.from)} to ${dayInWords(needs.stay.to)}`),
          ...(needs.filed ? [line('Applied for', said(needs.filed))] : []),
          ...(needs.insuredBy ? [line('Insured already by', said(needs.insuredBy))] : []),
          line('Insurance', `${duration} from ${dayInWords(cover.from)}`),
          line('People', String(insured.length)),
        ],
      },
      {
        title: 'What the law demands of it, and what to know',
        lines: [...shown.demands, ...notes].map((text, at) => line(`${at + 1}.`, text)),
      },
      {
        title: 'What we recommended, and why',
        lines: [line('Recommended', recommendationOf(details)), line('You chose', product.title)],
      },
      {
        title: 'What you were told of us',
        lines: [
          line('As what', kind),
          line('Register', register.name),
          line('How we’re paid', pay),
          ...complaints.map((text) => line('Complaints', text)),
        ],
      },
      {
        title: 'What you agreed to',
        lines: [
          line(insuranceConsents.dataProtection.label, consents.dataProtection),
          line(insuranceConsents.conflictOfInterest.label, consents.conflictOfInterest),
          line('Documents by', medium),
        ],
      },
    ].filter(({ lines }) => lines.length > 0),
    note: sampleNote(details),
  };
}
