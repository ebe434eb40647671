import { yearsOf } from '@majak/law/law-on';
import { calculate } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { Heading } from '@majak/ui/heading';
import { Section } from '@majak/ui/section';
import { Code } from './code.tsx';
import { DefinitionList } from './definition-list.tsx';
import { formatJson } from './format-json.ts';

type Asked = { currency: string; firstYear: number | undefined; looksUp: boolean };

const limitsOf = ({ currency, firstYear, looksUp }: Asked) => [
  ['Body', 'At most 64 KB, 256 KB for an invoice.'],
  ['Amounts', `From 0 to 1\u202f000\u202f000\u202f000 ${currency}, with at most two decimals.`],
  [
    'Years',
    `From ${firstYear} to the next one. Where a figure of the year is not published yet, the last one stands in and carriedOver says so; any other year is refused.`,
  ],
  ...(looksUp
    ? [
        [
          'Look-ups',
          'The VAT number check and the look-up of a company ask the registers, so they are limited for each address. The answer 429 says when to come back.',
        ],
      ]
    : []),
  ['Pages of other sites', 'A browser may not call it from there. Call it from your server.'],
  ['Changes', 'Answers can get new parts and new outputs. None is renamed or removed within v1.'],
];

const errorsOf = (looksUp: boolean) => [
  { term: '400', meaning: 'The body is not JSON.', advice: 'Check quotes and commas.' },
  {
    term: '403',
    meaning: 'A browser sent it from a page of another site.',
    advice: 'Call it from your server.',
  },
  {
    term: '404',
    meaning: 'There is no such calculator.',
    advice: 'Take the slug from the list below. Capitals count.',
  },
  {
    term: '405',
    meaning: 'The method is neither GET nor POST.',
    advice: 'The header Allow names those there are.',
  },
  {
    term: '413',
    meaning: 'The body is larger than 64 KB, or 256 KB for an invoice.',
    advice: 'Send fewer rows.',
  },
  {
    term: '422',
    meaning: 'Some fields are wrong.',
    advice: 'The list of errors names each of them, with a code for your program and a message for people.',
  },
  {
    term: '429',
    meaning: `Too many ${looksUp ? 'look-ups or ' : ''}documents came from your address.`,
    advice: 'Wait as many seconds as Retry-After says.',
  },
  {
    term: '5xx',
    meaning: 'Something broke on our side.',
    advice: 'Send it again: a calculation changes nothing.',
  },
];

/** What the API says to a year without rules and a field it does not know. */
function refusal(calculator: Calculator, today: string) {
  const reading = calculate(calculator, { ...calculator.sample, year: 1999, bonus: 1 }, today);
  const faults = reading.ok ? [] : reading.faults;
  return { type: 'about:blank', status: 422, title: 'Some fields need your attention', errors: faults };
}

const Limits = (asked: Asked) => (
  <div>
    <Heading level={2} id="limits">
      Limits
    </Heading>
    <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {limitsOf(asked).map(([what, limit]) => (
        <div key={what} className="border-t border-edge pt-3">
          <dt className="font-semibold">{what}</dt>
          <dd className="text-text-muted">{limit}</dd>
        </div>
      ))}
    </dl>
  </div>
);

type Props = { calculator: Calculator; today: string; currency: string; looksUp: boolean };

/** What is too much, and what is said then. @param calculator One whose refusal is shown. @param looksUp Whether registers are asked here. */
export const LimitsAndErrors = ({ calculator, today, currency, looksUp }: Props) => (
  <Section tone="fog" labelledBy="limits">
    <Limits currency={currency} firstYear={yearsOf(calculator.rules)[0]} looksUp={looksUp} />
    <div className="mt-16 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="min-w-0">
        <Heading level={2} id="errors">
          Errors
        </Heading>
        <p className="mt-5 mb-6 max-w-measure">
          Every error is <code>application/problem+json</code> (RFC 9457), and says what to do.
        </p>
        <DefinitionList items={errorsOf(looksUp)} />
      </div>
      <div className="grid min-w-0 content-start gap-3 lg:pt-2">
        <p className="font-semibold">A year without rules, and a field we do not know</p>
        <Code label="An error">{formatJson(refusal(calculator, today))}</Code>
      </div>
    </div>
  </Section>
);
