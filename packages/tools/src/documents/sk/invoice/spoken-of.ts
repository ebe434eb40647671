import type { Invoice } from './invoice-form.ts';

/** What is taxed in the place where it is, whoever buys it, told beyond doubt by its words. Source: act 222/2004 § 16. */
const ofOwnPlace =
  /nehnuteľ|realit|ubytov|pozemk|rekonštrukc|staveb|stavb[aeyu](?!\p{L})|real[ -]estate|\bapartm|accommodation|construction (?:work|site)|vstupn|vstupenk|\badmission|občerstven|stravov|\bcater|preprav\p{L}* (?:osôb|cestujúcich)|\btaxi|n[áa]j(?:om|mu)\p{L}*.*(?: byt|kancelári|nebytov|garáž|dom|aut|voz)/iu;
/** Work for somebody in such a business is none of it: a website for an estate agency, a translation of a lease. */
const otherwise =
  /\bweb|softv|softw|aplikác|marketing|reklam|advert|\bseo\b|preklad|translat|školeni|training|účtovn|accounting|\blogo|grafi[kc]|design|dizajn|program/iu;

/** Whether every line is a supply with a place of its own here. */
export const isOfOwnPlace = ({ lines }: Pick<Invoice, 'lines'>): boolean =>
  lines.every(({ description }) => ofOwnPlace.test(description) && !otherwise.test(description));

/** A period, a rent or a subscription: parts of a supply that goes on, whose day is the last of what is paid for. */
const periods =
  /nájo?m|\brent\b|\blease\b|paušál|predplat|mesačn|štvrťroč|ročn|obdobi|\bza (?:január|február|marec|apríl|máj|jún|júl|august|september|október|november|december)|\d{1,2}\s?\/\s?20\d\d|retainer|subscription|monthly|quarter|annual|yearly|period|hosting|licen[cs]|členské|maintenance|údržb/iu;

/** Whether the lines speak of a part of a supply that goes on. Source: act 222/2004 § 19(3). */
export const isPartOfSupply = ({ lines }: Pick<Invoice, 'lines'>): boolean =>
  lines.some(({ description }) => periods.test(description));

const building =
  /staveb\p{L}+ (?:a montážn\p{L}+ )?pr[áa]c|rekonštrukc\p{L}* (?:byt|dom|hal|kancel|strech|budov|kúpeľ|objekt|prevádz)|murársk|pokrývačsk|zatepleni|construction work|building work|bricklay|roofing work/iu;
/** Work about a building site that is not done on it, and what is only delivered to it. */
const aroundBuilding =
  /dozor|projekt|dokumentác|materiál|posud|konzult|štúdi|sprostredk|províz|poist|supervis|consult|design|material|broker|commission|insur/iu;

/** Whether a line is building work, of which a payer who buys it owes the tax. Source: act 222/2004 § 69(12)(j). */
export const isBuildingWork = (description: string): boolean =>
  building.test(description) && !aroundBuilding.test(description) && !otherwise.test(description);

/** Work that no letter of § 69(12) names, told beyond doubt by its words. */
const neverReversed =
  /preklad|translat|školeni|training|účtovn|accounting|softv|softw|marketing|\bseo\b|grafi[kc]/iu;

/** Whether every line is work that is never reversed at home. */
export const isNeverReversed = ({ lines }: Pick<Invoice, 'lines'>): boolean =>
  lines.length > 0 &&
  lines.every(({ description }) => neverReversed.test(description) && !building.test(description));
