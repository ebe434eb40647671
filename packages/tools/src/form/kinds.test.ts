import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bankAccount } from '../cz/bank-account.ts';
import { passportCodes } from './country-codes.ts';
import type { Field } from './field.ts';
import { answersToTexts, formatTextAt, textsToAnswers } from './field-texts.ts';
import { form, readForm } from './form.ts';
import { jsonSchema } from './json-schema.ts';
import { amount } from './kinds/amount.ts';
import { choice, optionalChoice } from './kinds/choice.ts';
import { choices } from './kinds/choices.ts';
import { optionalCode } from './kinds/code.ts';
import { companyNumber } from './kinds/company-number.ts';
import { country } from './kinds/country.ts';
import { day, dayOrEmpty } from './kinds/day.ts';
import { email, optionalEmail } from './kinds/email.ts';
import { file } from './kinds/file.ts';
import { link } from './kinds/link.ts';
import { longText } from './kinds/long-text.ts';
import { month } from './kinds/month.ts';
import { nationality } from './kinds/nationality.ts';
import { number } from './kinds/number.ts';
import { phone } from './kinds/phone.ts';
import { optionalPrintedText, printedLines, printedText } from './kinds/printed-text.ts';
import { type Check, optionalText, text } from './kinds/text.ts';
import { tick } from './kinds/tick.ts';
import { vatNumber } from './kinds/vat-number.ts';
import { answeredYesNo, yesNo } from './kinds/yes-no.ts';

const label = 'It';
const ab = [
  { value: 'a', label: 'Letter A' },
  { value: 'b', label: 'Letter B' },
] as const;
const png = (bytes: number) => `data:image/png;base64,${btoa('x'.repeat(bytes))}`;

/** What is typed, what is meant by it; or what is said of it. */
const read: readonly [string, Field, string, unknown][] = [
  ['a text', text({ label }), '  two  words\u200b ', 'two words'],
  ['a text left out', optionalText({ label }), '', ''],
  ['a long text', longText({ label, maxLength: 9 }), 'a\r\nb', 'a\nb'],
  ['a number', number({ label, max: 50_000 }), '40 000', 40_000],
  ['a number of thousands with a comma', number({ label, max: 50_000 }), '40,000', 40_000],
  ['an amount with hellers', amount({ unit: 'CZK', label }), '1 234,50 Kč', 1234.5],
  ['a currency before it', amount({ unit: 'CZK', label }), 'CZK 40 000', 40_000],
  ['a currency after it', amount({ unit: 'CZK', label }), '40 000 EUR', 40_000],
  ['no hellers', amount({ unit: 'CZK', label }), '40.000,- Kč', 40_000],
  ['apostrophes', amount({ unit: 'CZK', label }), "1'234.50", 1234.5],
  ['curly apostrophes', amount({ unit: 'CZK', label }), '1’234,50', 1234.5],
  ['a day', day({ label }), '31. 1. 2026', '2026-01-31'],
  ['a day near today', day({ label, near: true }), '5/1/27', '2027-01-05'],
  ['a day as the message writes it', day({ label }), '31 January 2026', '2026-01-31'],
  ['a day by three letters', day({ label }), '5 Sep 2026', '2026-09-05'],
  ['a day of this century by its month', day({ label, near: true }), '5. led 27', '2027-01-05'],
  ['a day in Czech', day({ label }), '31. prosince 2026', '2026-12-31'],
  ['a day of June in Czech', day({ label }), '1. června 2026', '2026-06-01'],
  ['a day of July in Czech, without accents', day({ label }), '1 cervence 2026', '2026-07-01'],
  ['a day that begins with its year', day({ label }), '2026-1-5', '2026-01-05'],
  ['no day', dayOrEmpty({ label }), '', ''],
  ['an eighth', amount({ unit: 'CZK', label, decimals: 4 }), '0,125', 0.125],
  ['an eighth more', amount({ unit: 'CZK', label, decimals: 4, thousands: true }), '1.1250', 1.125],
  [
    'thousands of what has four decimals',
    amount({ unit: 'CZK', label, decimals: 4, thousands: true }),
    '1,250',
    1250,
  ],
  ['euros', amount({ unit: 'CZK', label, writtenDecimals: 2 }), '€ 60,5', 60.5],
  ['a text to print', printedText({ label }), ' two  words ', 'two  words'],
  ['lines to print', printedLines({ label, maxLength: 9 }), 'a\r\nb', 'a\nb'],
  ['a month', month({ label }), '1/2026', '2026-01'],
  ['yes', yesNo({ label }), 'yes', true],
  ['no answer to a question that has one', yesNo({ label }), '', false],
  ['no, which has to be said', answeredYesNo({ label }), 'no', false],
  ['a tick', tick({ label, says: 'I agree' }), 'yes', true],
  ['a choice', choice({ label, options: ab }), 'b', 'b'],
  ['no choice', choice({ label, options: ab }), '', 'a'],
  ['no choice at all', optionalChoice({ label, options: ab }), '', undefined],
  ['several choices', choices({ label, options: ab }), 'a,b', ['a', 'b']],
  ['an address of mail', email({ label }), ' jana@example.com\u200e', 'jana@example.com'],
  ['no address of mail', optionalEmail({ label }), '', ''],
  ['a telephone number', phone({ label }), '+420 777 123 456 ext. 3', '+420 777 123 456 ext. 3'],
  ['a nationality in words of one’s own', nationality({ label }), 'Martian', 'Martian'],
  ['a country', country({ label }), 'SK', 'SK'],
  ['a country with passports alone', country({ label, further: passportCodes }), 'XK', 'XK'],
  ['a code', optionalCode({ label }), 'ab 12 c', 'AB12C'],
  ['a company number without its zeros', companyNumber({ label }), '177041', '00177041'],
  ['a VAT number', vatNumber({ label }), 'cz 45.274.649', 'CZ45274649'],
  ['a Czech account', bankAccount({ label }), '19-2000145399/0800', '19-2000145399/0800'],
  ['an IBAN', bankAccount({ label }), 'CZ65 0800 0000 1920 0014 5399', 'CZ6508000000192000145399'],
  ['a link', link({ label }), 'https://example.com/cv', 'https://example.com/cv'],
  ['a file', file({ label, accept: ['image/png'], maxBytes: 9 }), png(9), png(9)],
];
const refused: readonly [string, Field, string, string][] = [
  ['no text', text({ label }), ' ', 'Enter it'],
  ['a text that shows nothing', text({ label, missing: 'Say it' }), '\u200b', 'Say it'],
  ['a long text', text({ label, maxLength: 3 }), 'four', 'It: use at most 3 characters'],
  ['a short text', text({ label, minLength: 3 }), 'on', 'It: use at least 3 characters'],
  ['a text of another shape', text({ label, pattern: /^\d+$/, wrong: 'Digits' }), 'x', 'Digits'],
  ['no number', number({ label }), 'many', 'It: enter a number'],
  [
    'less than no money',
    amount({ unit: 'EUR', label }),
    '-1',
    'It: enter an amount from 0 to 1 000 000 000 EUR',
  ],
  [
    'a number too large',
    number({ label, max: 12, unit: 'months' }),
    '13',
    'It: enter a number from 0 to 12 months',
  ],
  ['a part of a whole number', number({ label }), '1.5', 'It: enter a whole number'],
  ['thirds of a crown', amount({ unit: 'CZK', label }), '0.3333', 'It: use at most 2 decimals'],
  ['half a letter', printedText({ label }), 'a\ud800', 'It: use no control characters or line breaks'],
  ['a bell', optionalPrintedText({ label }), 'a\u0007b', 'It: use no control characters or line breaks'],
  ['a number that was emptied', number({ label, start: 1, neverEmpty: true }), '', 'It: enter a number'],
  ['a day with two figures', day({ label, wrong: 'Whole years' }), '5/1/85', 'Whole years'],
  ['a day that is none', day({ label }), '30/02/2026', 'It: enter a real date, such as 31/01/2026'],
  ['a day of no month', day({ label, wrong: 'No day' }), '31 Jabruary 2026', 'No day'],
  ['feet', amount({ unit: 'CZK', label }), "5'6", 'It: enter a number'],
  ['a name that shows nothing', printedText({ label, missing: 'Say it' }), '\u3164', 'Say it'],
  ['an optional one', optionalPrintedText({ label, missing: 'Say it' }), '\u200b\u00ad', 'Say it'],
  [
    'letters that turn the others',
    printedText({ label }),
    '\u202egnp.exe',
    'It: use no control characters or line breaks',
  ],
  ['two lines as an address of mail', email({ label, wrong: 'No mail' }), 'a@b.cz\nfoo', 'No mail'],
  ['a link with a password', link({ label, wrong: 'No link' }), 'https://:secret@example.com', 'No link'],
  ['a link without its slashes', link({ label, wrong: 'No link' }), 'https:example.com', 'No link'],
  ['a link to this machine', link({ label, wrong: 'No link' }), 'https://localhost.', 'No link'],
  [
    'an empty file',
    file({ label, accept: ['image/png'], maxBytes: 9 }),
    png(0),
    'It: choose a file that is not empty',
  ],
  ['a month that is none', month({ label }), '13/2026', 'It: enter a month, such as 01/2026'],
  ['perhaps', yesNo({ label }), 'perhaps', 'It: answer yes or no'],
  ['no tick', tick({ label, says: 'I agree', missing: 'Agree first' }), '', 'Agree first'],
  ['no choice', choice({ label, options: ab, start: null, missing: 'Choose one' }), '', 'Choose one'],
  ['another choice', choice({ label, options: ab }), 'c', 'Choose one of: a, b'],
  ['a choice made twice', choices({ label, options: ab }), 'a,a', 'It: choose each once'],
  ['too few choices', choices({ label, options: ab, least: 1, missing: 'Choose some' }), '', 'Choose some'],
  ['no address of mail', email({ label }), 'jana@', 'It: enter an address, such as name@example.com'],
  ['Kosovo where a standard rules', country({ label }), 'XK', 'Choose a country by its two letters'],
  ['no country', country({ label, start: 'CZ' }), 'XX', 'Choose a country by its two letters'],
  ['a company number with a wrong digit', companyNumber({ label, wrong: 'No IČO' }), '45274648', 'No IČO'],
  ['no VAT number', vatNumber({ label }), 'CZ1', 'It: enter a VAT number with the letters of its country'],
  ['no account', bankAccount({ label }), '1/2', 'It: enter an IBAN, or a number such as 19-123457/0710'],
  [
    'a link that is not safe',
    link({ label }),
    'http://example.com',
    'It: enter an address that starts with https://',
  ],
  [
    'a file too large',
    file({ label, accept: ['image/png'], maxBytes: 2048 }),
    png(2049),
    'It: choose a file of at most 2 KB',
  ],
  [
    'a file of another type',
    file({ label, accept: ['image/jpeg'], maxBytes: 9 }),
    png(1),
    'It: choose a file of type JPEG',
  ],
];

const alone = (field: Field) => form({ key: 'alone', version: 1, fields: { it: field } });

describe('each kind of field', () => {
  it.each(read)('reads %s', (_, field, typed, meant) => {
    const given = readForm(alone(field), textsToAnswers({ it: field }, { it: typed }));
    expect(given).toEqual({ ok: true, value: meant === undefined ? {} : { it: meant } });
  });
  it.each(read)('writes %s so that it reads it again', (_, field, typed) => {
    const given = readForm(alone(field), textsToAnswers({ it: field }, { it: typed }));
    if (!given.ok) throw new Error('refused');
    const again = readForm(
      alone(field),
      textsToAnswers({ it: field }, answersToTexts({ it: field }, given.value)),
    );
    expect(again).toEqual(given);
  });
  it.each(read)('leaves %s readable', (_, field, typed) => {
    const left = formatTextAt({ it: field }, 'it', typed);
    const one = readForm(alone(field), textsToAnswers({ it: field }, { it: left }));
    expect(one).toEqual(readForm(alone(field), textsToAnswers({ it: field }, { it: typed })));
  });
  it.each(refused)('refuses %s', (_, field, typed, says) => {
    const given = readForm(alone(field), textsToAnswers({ it: field }, { it: typed }));
    expect(given).toMatchObject({ ok: false, faults: [{ field: 'it', message: says }] });
  });
  it.each(read)('describes itself for programs: %s', (_, field) => {
    const { properties } = jsonSchema({ it: field }) as { properties: { it: Record<string, unknown> } };
    expect(properties.it).toMatchObject({ title: label });
  });
});

it.each<[string, (more: readonly Check[]) => Field, string]>([
  ['a link', (more) => link({ label, more }), 'https://example.com'],
  ['a company number', (more) => companyNumber({ label, more }), '45274649'],
  ['a VAT number', (more) => vatNumber({ label, more }), 'CZ45274649'],
  ['a bank account', (more) => bankAccount({ label, more }), '19-2000145399/0800'],
  ['a text to print', (more) => printedText({ label, more }), 'x'],
])('%s keeps the further checks of the form', (_, made, given) => {
  const field = made([z.refine(() => false, { error: 'Not this one' })]);
  expect(readForm(alone(field), { it: given })).toMatchObject({
    ok: false,
    faults: [{ message: 'Not this one' }],
  });
});

it.each(['', '   ', ' \u200b\n'])('an address of mail that may be left out is left out by %j', (blank) =>
  expect(readForm(alone(optionalEmail({ label })), { it: blank })).toEqual({ ok: true, value: { it: '' } }),
);

it.each([
  ['file:///etc/passwd', 'It: choose a file of type PNG'],
  ['data:image/png;base64,A', 'It: choose a file of type PNG'],
  ['data:image/png;base64,<script>', 'It: choose a file of type PNG'],
  ['data:image/png,text', 'It: choose a file of type PNG'],
  [7, 'Enter it'],
])('%j is no file', (given, message) =>
  expect(readForm(alone(file({ label, accept: ['image/png'], maxBytes: 9 })), { it: given })).toMatchObject({
    ok: false,
    faults: [{ field: 'it', message }],
  }),
);
