import type { PlaceRule } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';

/** Words that leave no doubt about what a line is for; what can mean several things is not among them. */
const words: readonly (readonly [Exclude<PlaceRule, 'usual' | 'goods'>, RegExp])[] = [
  [
    'property',
    /nemovit|realit|ubytov|pozemk|rekonstrukc|staveb|stavb[aěyu](?!\p{L})|real[ -]estate|\bapartm|accommodation|construction (?:work|site)|building (?:site|work)|n[áa]j(?:em|mu).*(?: byt|kancelář|nebytov|garáž|dom[uůě](?!\p{L}))|\b(?:rent|lease|letting)\b.*\b(?:flat|office|premises|house|warehouse)/iu,
  ],
  ['event', /vstupn|vstupenk|\badmission|\b(?:entrance|conference|concert) tickets?\b/iu],
  ['catering', /občerstven|stravov|\braut|\bcater/iu],
  ['passengers', /přeprav\p{L}* (?:osob|cestujících)|\btaxi|passenger transport|airport transfer/iu],
  [
    'hire',
    /(?:n[áa]j(?:em|mu)|půjčovné).*(?: aut|voz(?:u|idl)|dodávk)|\b(?:hire|rental)\b.*\b(?:car|van|vehicle)|\b(?:car|van|vehicle) (?:hire|rental)/iu,
  ],
];

/** Work for somebody in such a business is none of it: a website for an estate agency, a translation of a lease. */
const otherwise =
  /\bweb|softw|aplikac|\bapps?\b|marketing|reklam|advert|\bseo\b|překlad|translat|školení|training|účetn|accounting|\blogo|grafik|design|program/iu;

/** The rule of the place that a line speaks of by its words. */
const spokenOfIn = (description: string) =>
  otherwise.test(description) ? undefined : words.find(([, said]) => said.test(description))?.[0];

/** What has a place of its own: what was chosen, or what every line speaks of. Nothing where the usual rule decides. */
export function placeRuleOf({ place, lines }: Pick<Invoice, 'place' | 'lines'>): PlaceRule | undefined {
  if (place !== 'usual') return place;
  const [first, ...others] = lines.map(({ description }) => spokenOfIn(description));
  return others.every((one) => one === first) ? first : undefined;
}

const authors =
  /autorsk|tantiém|royalt|copyright|licen(?:ce|si|ci) (?:k|ke|na) (?:díl|užit|fotogr|text|ilustr|hudb|kni|člán|článk)|licen[cs]e to use (?:a|the) (?:work|photo|text|illustr|article|book)|author[’']s (?:fee|work)/iu;

/** Whether every line is about the use of a work by its author, who carries on no trade with it. */
export const isAuthorsWork = ({ lines }: Pick<Invoice, 'lines'>): boolean =>
  lines.length > 0 && lines.every(({ description }) => authors.test(description));

/** A period, a rent or a subscription: parts of a supply, each supplied on the day that the contract names. */
const periods =
  /náj(?:em|mu)\b|\brent\b|\blease\b|paušál|předplat|měsíčn|čtvrtlet|období|obdobi|\bza (?:leden|únor|březen|duben|květen|červen|srpen|září|říjen|listopad|prosinec)|\d{1,2}\s?\/\s?20\d\d|retainer|subscription|monthly|quarter|period|\b(?:for|in) (?:january|february|march|april|may|june|july|august|september|october|november|december)/iu;

/** Whether the lines speak of a part of a supply that goes on. Source: act 235/2004 § 21(7). */
export const isPartOfSupply = ({ lines }: Pick<Invoice, 'lines'>): boolean =>
  lines.some(({ description }) => periods.test(description));

const taxed =
  /\d\s?%\s?(?:DPH|VAT)\b|\b(?:DPH|VAT)\b[^.,;]{0,12}\d+\s?%|(?:včetně|vč\.|incl\.?|including)\s+(?:DPH|VAT)\b/iu;

/** Whether the texts state a tax: `včetně DPH 21 %`. */
export const speaksOfTax = ({ lines, note }: Pick<Invoice, 'lines' | 'note'>): boolean =>
  [...lines.map(({ description }) => description), note].some((text) => taxed.test(text));
