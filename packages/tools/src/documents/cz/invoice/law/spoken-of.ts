import type { PlaceRule } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';

/** Words that leave no doubt about what a line is for; what can mean several things is not among them. */
const words: readonly (readonly [Exclude<PlaceRule, 'usual' | 'goods' | 'abroad'>, RegExp])[] = [
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

const goodsToMemberState =
  /§\s*64(?!\d)|(?:čl\p{L}*\.?|art\p{L}*\.?)\s*138(?!\d)|intra[- ]?(?:community|EU|union) (?:suppl|deliver)|intrakomunit\p{L}+ dod|(?:dodání|zboží) (?:zboží )?do (?:jiného členského státu|EU)|goods (?:sent |supplied )?to another (?:EU |member )/iu;

/** Whether the exemption is that of goods that go to another member state. */
export const isSentToMemberState = ({ supply, exemption }: Pick<Invoice, 'supply' | 'exemption'>): boolean =>
  (supply === 'exempt' || supply === 'domestic') && goodsToMemberState.test(exemption);

/** The text in which one who is no payer claims that exemption: the reason given, or the note. */
export function claimsGoodsAbroad({ exemption, note }: Pick<Invoice, 'exemption' | 'note'>) {
  if (goodsToMemberState.test(exemption)) return 'exemption';
  return goodsToMemberState.test(note) && !denied.test(note) ? 'note' : undefined;
}
const denied = /\bne(?:jde|jedná|ní|uplat|vztah|spad)|\bnot\b|n[’']t\b/iu;

/** What a payer reverses at home: building work, and scrap. */
export type Reversed = 'building' | 'scrap';
const building =
  /(?:staveb|montáž)ní(?:ch|mi)? (?:a (?:montáž|staveb)ní(?:ch)? )?pr[aá]c|rekonstrukc\p{L}* (?:byt|dom|hal|kancel|střech|budov|koupel|objekt|provoz)|zednick|pokrývačsk|zateplení|construction work|building work|bricklay|roofing work/iu;
/** Work about a building site that is not done on it, and what is only delivered to it. */
const aroundBuilding =
  /dozor|projekt|dokumentac|materiál|posud|konzult|studi|zprostředk|proviz|pojišt|supervis|consult|design|material|broker|commission|insur/iu;
const scrap = /(?<!\p{L})šrot|kovov\p{L}* odpad|scrap metal|metal scrap|sběrov\p{L}* papír|waste paper/iu;

/** What a line is, of that which a payer reverses to another payer at home. Source: act 235/2004 §§ 92c, 92e. */
export function reversedAtHome(description: string): Reversed | undefined {
  if (otherwise.test(description)) return undefined;
  if (building.test(description) && !aroundBuilding.test(description)) return 'building';
  return scrap.test(description) ? 'scrap' : undefined;
}

/** Work that no section reverses at home, told beyond doubt by its words. */
const neverReversed = /překlad|translat|školení|training|účetn|accounting|softw|marketing|\bseo\b|grafik/iu;
/** Whether every line is work that is never reversed at home. */
export const isNeverReversed = ({ lines }: Pick<Invoice, 'lines'>): boolean =>
  lines.length > 0 &&
  lines.every(({ description }) => neverReversed.test(description) && !building.test(description));

const home =
  /n[áa]j(?:em|emné|mu)(?: za)? (?:byt|rodinného domu)|\b(?:rent|lease|letting) (?:of|for) (?:a|the) (?:flat|apartment|family house)/iu;
const shortStay = /krátkodob|ubytov|noc[ileí]|\bnight|short[ -]|48 h/iu;
/** Work for those who let or rent, such as finding a tenant or looking through a lease. */
const aroundLetting =
  /zprostředk|proviz|inzer|úklid|smlouv\p{L}* o |kontrol|konzult|porad|právn|pojišt|broker|commission|agreement|contract|cleaning|review|\bhelp|insur/iu;
/** Whether a line is a home that is let, for longer than a short stay. */
export const isHomeLet = (description: string): boolean =>
  home.test(description) && ![shortStay, aroundLetting, otherwise].some((other) => other.test(description));
