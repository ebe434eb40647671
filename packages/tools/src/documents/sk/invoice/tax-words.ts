import type { TaxWords } from '../../invoice/said-of-tax.ts';

const whoBuys = '(?:zákazník|odberateľ|príjemca(?: plnenia| služby)?|kupujúci|objednávateľ)';

/** How Slovak invoices say that there is no tax on them. Source: act 222/2004 §§ 43, 47, 69, 74(1)(h), (k), and notes that people write. */
export const slovakTaxWords: TaxWords = {
  says: {
    reverse: new RegExp(
      [
        'prenes\\p{L}+ daňov\\p{L}+ povinnos',
        `(?:daň|DPH)[^.;]{0,25}(?:odvedie|prizná|zaplatí|platí|odvádza|vyrovná)[^.;]{0,25}${whoBuys}`,
        `${whoBuys}\\p{L}*[^.;]{0,30}(?:odvedie|prizná|povinn\\p{L}+|platí|odvádza)[^.;]{0,20}(?:daň|DPH)`,
        'osob\\p{L}+ povinn\\p{L}+ platiť daň[^.;]{0,15}(?:odberateľ|príjemca|zákazník)',
        'samozdan',
        'tuzemsk\\p{L}+ samozdan',
        '§\\s?69\\s?ods\\.?\\s?(?:1[0-2]|[23])(?!\\d)',
        'čl(?:\\.|ánk\\p{L}*)? ?19[46](?!\\d)',
      ].join('|'),
      'iu',
    ),
    exempt: /oslobod\p{L}*[^.;]{0,20}(?:od )?(?:dane|DPH|plneni)|od (?:dane|DPH) oslobod|nulov\p{L}+ sadzb/iu,
    elsewhere:
      /(?:nie je|nie sú)[^.;]{0,15}predmetom (?:slovenskej )?(?:dane|DPH)|nepodlieha\p{L}* (?:slovenskej )?(?:dani|DPH)|mimo predmetu (?:dane|DPH)|miesto (?:dodania|plnenia)[^.;]{0,15}(?:mimo|v zahranič|v inom)|intrakomunit\p{L}+ (?:plneni|dodan)|dodanie (?:tovaru )?do (?:iného členského štátu|EÚ)|vývoz (?:tovaru|do tret)|§\s?4[37](?!\d)/iu,
    nonPayer:
      /(?:nie som|nie sme|dodávateľ nie je|firma nie je) (?:platiteľ|platca|platcom)\p{L}*|(?<!\p{L})neplat(?:iteľ|ca)\p{L}* (?:dph|dane)|nie (?:som|sme) registrovan\p{L}+ (?:pre|na) DPH/iu,
    margin:
      /úprav\p{L}* zdaňovania prirážky|osobitn\p{L}+ úprav\p{L}*[^.;]{0,30}(?:použit\p{L}+ tovar|prirážk)/iu,
  },
  deniedBefore:
    /(?<!\p{L})(?:nejde o|nejedná sa o|nie je|nespadá|neuplatň\p{L}+|nepoužív\p{L}+|neuvádz\p{L}+|nie|bez)\s+(?:(?:v|do|o|režim\p{L}*|plnenie|zdaniteľn\p{L}+)\s+){0,4}$/iu,
  deniedAfter: /^[^.;]{0,30}(?:sa ne(?:uplat|použ|vzťah|týk)|neuplat|nepouž|nevzťah)/iu,
  customer: /zákazník|odberateľ|príjemc|kupujúc|objednávateľ|(?<!\p{L})pre(?!\p{L})/iu,
  aside: /kauci|zábezpek|poist|poplat|kolk|poštov|ceni[ny]|\*/iu,
  about: /konzult|školen|porad|kurz|seminár|webinár|prednáš|analýz|článok|knih|preklad|príručk/iu,
  included:
    /(?:vrátane|vr\.)\s+(?:\d+\s?%\s*)?DPH\b|^\s*(?:(?:plus|\+)\s*)?(?:DPH|daň z pridanej hodnoty)\s*:?\s*$/iu,
  rated: /\d\s?%\s?DPH\b|\bDPH\b[^.,;]{0,12}\d+\s?%/iu,
  otherTax: /zrážk|zrazen|z príjm|z nehnuteľ|motorov/iu,
};
