import type { ProvisionId } from '@majak/law/cz/provisions';

type Forbidden = { basis: ProvisionId; says: string; words: RegExp };

/** What people write into leases though the law does not let it, by words that give it away. */
const forbidden: readonly Forbidden[] = [
  {
    basis: 'cz.lease.pets',
    says: 'A tenant may keep a pet that isn’t unreasonable trouble: a ban has no effect',
    words:
      /\b(no|not|without|forbid\w*|ban\w*)\b[^.\n]*\b(pets?|animals?|dogs?|cats?)\b|(bez|zákaz\p{L}*|nesm[íě]\p{L}*)[^.\n]*(zvíř|zvěř|domácích mazlíčk|ps[aůy]|koč)/iu,
  },
  {
    basis: 'cz.lease.household.members',
    says: 'A tenant may have guests and people close to them there: a ban has no effect',
    words:
      /\b(no|not|without|forbid\w*|ban\w*)\b[^.\n]*\b(guests?|visit\w*|overnight)\b|(bez|zákaz\p{L}*|nesm[íě]\p{L}*)[^.\n]*(návštěv|host)/iu,
  },
  {
    basis: 'cz.lease.protection',
    says: 'The landlord has no right to come in without notice or to lock a tenant out: leave it out',
    words:
      /\b(enter|come in|inspect)\b[^.\n]*\b(any ?time|without (notice|warning))\b|(kdykoli\p{L}*|bez (oznámení|ohlášení))[^.\n]*(vstup|kontrol|prohlíd)|(vstup|kontrol|prohlíd)\p{L}*[^.\n]*(kdykoli|bez (oznámení|ohlášení))/iu,
  },
  {
    basis: 'cz.lease.payments',
    says: 'Besides rent and services, the landlord can only ask for a deposit, not for fees',
    words: /\b(fee|commission|provision)\b|(poplatek|provizi|provize)/iu,
  },
];

/** The first thing in somebody's own words that a lease cannot say. */
export const forbiddenIn = (text: string): Forbidden | undefined =>
  forbidden.find(({ words }) => words.test(text));
