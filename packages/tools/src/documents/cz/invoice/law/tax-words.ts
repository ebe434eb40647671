import type { TaxWords } from '../../../invoice/said-of-tax.ts';

const whoBuys =
  '(?:zákazník|odběratel|příjemce(?: plnění| služby)?|kupující|objednatel|plátce,? (?:pro|jemuž))';

/** How Czech invoices say that there is no tax on them. Source: act 235/2004 §§ 29(2), 64, 66, 92a, and notes that people write. */
export const czechTaxWords: TaxWords = {
  says: {
    reverse: new RegExp(
      [
        `(?:daň|DPH)[^.;]{0,25}(?:odvede|přizná|zaplatí|odvádí|vypořádá|dopočte)[^.;]{0,25}${whoBuys}`,
        `${whoBuys}\\p{L}*[^.;]{0,30}(?:odvede|přizná|povinen|povinna|odvádí|dopočte)[^.;]{0,20}(?:daň|DPH)`,
        '(?:daň|DPH) (?:je )?povin\\p{L}+ (?:přiznat|odvést|zaplatit)[^.;]{0,25}(?:zákazník|odběratel|příjemce|kupující|objednatel)',
        'přenes\\p{L}+(?: režim\\p{L}*)? (?:daňov\\p{L}+ povinnost|DPH)',
        '(?<!\\p{L})PDP(?!\\p{L})',
        'samovyměř',
        '§\\s?92[a-i](?!\\p{L})',
        'čl(?:\\.|ánk\\p{L}*)? ?19[46](?!\\d)',
      ].join('|'),
      'iu',
    ),
    exempt:
      /osvoboz\p{L}*[^.;]{0,20}(?:od )?(?:daně|DPH|plnění)|od (?:daně|DPH) osvoboz|plnění osvoboz|nulov\p{L}+ saz/iu,
    elsewhere:
      /(?:není|nejsou) [^.;]{0,15}předmětem (?:české )?(?:daně|DPH)(?!\p{L})|nepodléh\p{L}+ (?:české )?(?:dani|DPH)|mimo předmět (?:daně|DPH)|místo plnění[^.;]{0,15}(?:mimo|v zahranič|v jiném)|intrakomunit\p{L}+ (?:plnění|dod)|dodání (?:zboží )?do (?:jiného členského státu|EU)|vývoz (?:zboží|do třetí)|§\s?6[46](?!\d)/iu,
    nonPayer:
      /(?:nejsem|nejsme|dodavatel není|firma není) plátc\p{L}*|(?<!\p{L})neplátc\p{L}* (?:dph|daně)|nejsem registrov\p{L}+ k DPH|nejsme registrov\p{L}+ k DPH/iu,
    margin:
      /zvláštní\p{L}* režim\p{L}*[^.;]{0,25}(?:použit\p{L}+ zboží|uměleck|sběratel|cestovní služb)|režim\p{L}* (?:zdanění )?přirážky/iu,
  },
  deniedBefore:
    /(?<!\p{L})(?:nejde o|nejedná se o|není|nespadá|nikoli|neuplatň\p{L}+|nepoužív\p{L}+|neuvád\p{L}+|bez)\s+(?:(?:v|do|o|režim\p{L}*|plnění|zdaniteln\p{L}+)\s+){0,4}$/iu,
  deniedAfter: /^[^.;]{0,30}(?:se ne(?:uplat|použ|vztah|týk)|neuplat|nepouž|nevztah)/iu,
  customer: /zákazník|odběratel|příjemc|kupující|objednatel|(?<!\p{L})pro(?!\p{L})/iu,
  aside: /kauc|jistot|pojist|poplat|kolk|poštov|ceni[ny]|\*/iu,
  about: /konzult|školen|porad|kurz|seminář|webinář|přednáš|analýz|článek|kni[hž]|překlad|příručk/iu,
  included:
    /(?:včetně|vč\.)\s+(?:\d+\s?%\s*)?DPH\b|^\s*(?:(?:plus|\+)\s*)?(?:DPH|daň z přidané hodnoty)\s*:?\s*$/iu,
  rated: /\d\s?%\s?DPH\b|\bDPH\b[^.,;]{0,12}\d+\s?%/iu,
  otherTax: /srážk|sražen|z příjm|z nemovit|silniční/iu,
};
