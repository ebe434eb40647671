import type { Note, Reason } from './cover-law.ts';
import type { InsuredPerson, Needs } from './needs.ts';
import { priceFor } from './price.ts';
import { type CoverCategory, type InsuranceProduct, isWithin, lengthUnit } from './product.ts';

const categoryNames: Readonly<Record<CoverCategory, string>> = {
  comprehensive: 'comprehensive insurance',
  basic: 'basic insurance, for emergencies',
  travel: 'travel insurance',
  liability: 'liability insurance',
};

/** Whose reason it is, where several are insured together. */
const of = (needs: Needs, at: number): string => (needs.people.length > 1 ? `Person ${at + 1}: ` : '');

function personReasons(product: InsuranceProduct, person: InsuredPerson, duration: number): Reason[] {
  const { ages } = product;
  if (!isWithin(person.age, ages))
    return [
      {
        code: 'age',
        says: `It’s for people of ${ages.from} to ${ages.to} on the first day, not of ${person.age}.`,
      },
    ];
  if (!product.insured.includes(person.insured))
    return [
      {
        code: person.insured,
        says:
          person.insured === 'pregnant'
            ? 'It isn’t sold to anyone who’s pregnant when it begins.'
            : `It isn’t sold to a ${person.insured} client.`,
      },
    ];
  return priceFor(product, person, duration)
    ? []
    : [{ code: 'no_tariff', says: 'It has no price for this age and this length.' }];
}

/** What of a product’s own terms does not fit these needs. */
export function termReasons(needs: Needs, product: InsuranceProduct): readonly Reason[] {
  const { category, purpose, duration, people, line } = needs;
  const { lengths } = product;
  if (category !== product.category)
    return [
      {
        code: 'category',
        says: `It’s ${categoryNames[product.category]}, and you asked for ${categoryNames[category]}.`,
      },
    ];
  const isLength = isWithin(duration, lengths);
  return [
    ...(isLength
      ? []
      : [{ code: 'length', says: `It’s sold for ${lengths.from} to ${lengths.to} ${lengthUnit(line)}.` }]),
    ...(product.notFor.includes(purpose)
      ? [{ code: 'purpose', says: 'It isn’t sold for this purpose.' }]
      : []),
    // Nobody has a price for a length that it is not sold for.
    ...(isLength ? people : []).flatMap((person, at) =>
      personReasons(product, person, duration).map(({ code, says }) => ({
        code,
        says: of(needs, at) + says,
      })),
    ),
  ];
}

/** What of a product’s own terms these needs fit, in a sentence. */
export const termsMet = ({ line }: Needs, { ages, lengths, insured }: InsuranceProduct): Note => ({
  says: `It’s sold for ages ${ages.from} to ${ages.to}, for ${lengths.from} to ${lengths.to} ${lengthUnit(line)}, and for your purpose; to clients who are ${insured.join(', ')}.`,
});
