import type { Wording } from '../../../invoice/wording.ts';
import type { DocumentLanguage } from '../model/choices.ts';
import type { VatCheck } from '../model/vat-check.ts';
import { wordingIn, writtenDay } from './wording.ts';

const said = {
  valid: { en: 'valid', cs: 'platné' },
  invalid: { en: 'not valid', cs: 'neplatné' },
  unavailable: { en: 'the register didn’t answer', cs: 'registr neodpověděl' },
} as const;
const sources = {
  VIES: { en: 'VIES', cs: 'systému VIES' },
  ARES: { en: 'ARES', cs: 'registru ARES' },
} as const;

/** The evidence in words: what was checked, where, when, and what the register said. */
export function vatCheckWords(check: VatCheck, language: DocumentLanguage): Wording {
  const { vatNumber, registry, source, checkedAt, consultationNumber } = check;
  const [day = '', time = ''] = checkedAt.split('T');
  const at = time.slice(0, 5);
  const entry = [check.name, ...check.address.split('\n')].filter(Boolean).join(', ');
  const more = (consultation: string, registered: string) =>
    [
      ...(consultationNumber ? [` ${consultation} ${consultationNumber}.`] : []),
      ...(entry ? [` ${registered}: ${entry}.`] : []),
    ].join('');
  return wordingIn(language, {
    en: `VAT number ${vatNumber} checked in ${sources[source].en} on ${writtenDay(day, 'en')} ${at} UTC: ${said[registry].en}.${more('Consultation number', 'Registered')}`,
    cs: `DIČ ${vatNumber} ověřeno v ${sources[source].cs} ${writtenDay(day, 'cs')} ${at} UTC: ${said[registry].cs}.${more('Číslo konzultace', 'Zapsáno')}`,
  });
}
