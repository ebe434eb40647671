import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { verdict } from '@majak/law/step';
import { input } from '@majak/law/term';
import type { Fact } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import { decision, oneOf, orNothing, words } from '../../../calculator/output.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { text } from '../../../form/kinds/text.ts';
import { readVatNumber, type VatNumberResult } from '../../../vat/vat-number.ts';
import { examples } from './examples.ts';

const questions = {
  vatNumber: text({
    label: 'VAT number',
    hint: 'With or without the country; digits alone are read as a Czech number',
    missing: 'Enter a VAT number',
    maxLength: 40,
  }),
};
type Answers = AnswersOf<typeof questions>;

const outputs = {
  plausible: decision('Can be a VAT number'),
  formatValid: decision('Written correctly'),
  normalised: words('Number'),
  country: orNothing(words('Country')),
  checksumValid: orNothing(decision('Check digit')),
  registry: oneOf('Register', {
    valid: 'Valid',
    invalid: 'Invalid',
    unavailable: 'Unavailable',
    notChecked: 'Not checked',
  }),
  name: orNothing(words('Name')),
  address: orNothing(words('Address')),
  checkedAt: orNothing(words('Checked at')),
  consultationNumber: orNothing(words('Consultation number')),
};

const answers = [input('vatNumber', 0, 'text')];
const said = <const F extends Fact>(value: F, because: string) => verdict({ value, because, from: answers });

const formatWords = ({ country, formatValid, number }: VatNumberResult): string => {
  if (country === null) return 'it does not start with the code of an EU country, or with XI';
  return formatValid
    ? `${number} is written like a number from ${country}`
    : `${number || 'nothing'} after ${country} isn’t written like a number from ${country}`;
};

const checksumWords = ({ country, formatValid, checksumValid }: VatNumberResult): string => {
  if (country === null) return 'not checked without a country';
  if (checksumValid === null) return `${country} publishes no check digit for numbers of this kind`;
  if (!formatValid) return 'not checked: the number isn’t written correctly';
  return checksumValid
    ? 'the check digit fits the other digits'
    : 'the check digit does not fit the other digits: look for a typing error';
};

/** What the registers answer; they are asked elsewhere, so here nothing is known yet. */
const unasked = {
  registry: said('notChecked', 'no register was asked'),
  name: said(null, 'a register says it'),
  address: said(null, 'a register says it'),
  checkedAt: said(null, 'no register was asked'),
  consultationNumber: said(null, 'the EU register gives one to those who ask with their own VAT number'),
};

/** Reads the number and checks its form and its check digit. Source: § 4(1) of act 235/2004; European Commission, VIES. */
function compute({ vatNumber }: Answers): ComputedOutputs<typeof outputs> {
  const reading = readVatNumber(vatNumber, 'CZ');
  return {
    outputs: {
      plausible: said(
        reading.formatValid && reading.checksumValid !== false,
        reading.formatValid ? checksumWords(reading) : formatWords(reading),
      ),
      formatValid: said(reading.formatValid, formatWords(reading)),
      checksumValid: said(reading.checksumValid, checksumWords(reading)),
      normalised: said(reading.normalised, 'in capitals, without spaces and dots'),
      country: said(
        reading.country,
        reading.country === null ? 'no EU country’s numbers start like that' : 'the first two letters',
      ),
      ...unasked,
    },
    notes: notesOf(reading),
  };
}

function notesOf({ country, formatValid, checksumValid }: VatNumberResult): string[] {
  const notes =
    formatValid && checksumValid === false
      ? ['The check digit doesn’t fit. This is most likely a typing error: ask for the number again.']
      : [];
  notes.push(
    'A number can be written correctly and still not be registered. Only the registers say who it belongs to and whether it’s valid today.',
  );
  if (country === null)
    notes.push(
      'Numbers of the EU start with two letters of the country, EL for Greece. British numbers start with GB and aren’t in the EU register; those from Northern Ireland start with XI.',
    );
  if (country === 'CZ' && checksumValid !== false)
    notes.push(
      'For a Czech supplier, also check that it isn’t marked unreliable (nespolehlivý plátce) and that you’re paying to its published account: otherwise you can be liable for its VAT.',
    );
  return notes;
}

export const definition = calculator({
  slug: 'vat-verification',
  rules: rulesByDay,
  words: {
    title: 'VAT number check',
    lead: 'Whether an EU VAT number is written correctly, and what the registers say about it.',
    topic: 'vat',
    asks: 'Is this VAT number real?',
  },
  questions,
  outputs,
  compute,
  shows: { headline: 'plausible' },
  sample: { vatNumber: 'CZ45274649' },
  examples,
});
