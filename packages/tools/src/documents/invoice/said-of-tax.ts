/** What a text of an invoice can say that only fits one without tax: by its customer, by an exemption, elsewhere, by nobody, in the price. */
export type SaidOfTax = 'reverse' | 'exempt' | 'elsewhere' | 'nonPayer' | 'margin';

/** The texts of an invoice in which it can be said. */
type TaxTexts = { note: string; lines: readonly { description: string }[] };

/** The words of a language for it. */
export type TaxWords = {
  says: Readonly<Record<SaidOfTax, RegExp>>;
  /** Just before what is said, which makes it the opposite: `nejde o`. */
  deniedBefore: RegExp;
  /** Just after it: `se neuplatní`. */
  deniedAfter: RegExp;
  /** Who is not the supplier: that a customer isn’t registered is nothing of the supplier’s. */
  customer: RegExp;
  /** What is exempt or no supply beside one that is taxed: a deposit, a fee of an office, insurance. */
  aside: RegExp;
  /** Work about a subject, such as a course on it. */
  about: RegExp;
  /** A tax in a price, or a line of tax and nothing else. */
  included: RegExp;
  /** A rate of the tax, which a course on rates speaks of too. */
  rated: RegExp;
  /** Another tax than this one: what is withheld of an author’s fee, a tax of a house. */
  otherTax: RegExp;
};

const whoBuys = '(?:the |your )?(?:customer|recipient|client|buyer|purchaser|acquirer)';

/** English, which invoices of every country have. */
const english: TaxWords = {
  says: {
    reverse: new RegExp(
      [
        '\\breverse[- ]charged?\\b',
        `\\b${whoBuys}\\b[^.;]{0,30}\\b(?:accounts? for|pays?|owes?|is liable|self-assess\\w*)\\b[^.;]{0,20}\\b(?:VAT|tax)\\b`,
        `\\b(?:VAT|tax)\\b[^.;]{0,30}\\b(?:accounted for|self-assessed|declared|to be paid|owed)\\b[^.;]{0,12}\\bby ${whoBuys}`,
        '\\b(?:VAT|tax)\\b[^.;]{0,20}\\b(?:payable|due)\\b[^.;]{0,6}\\bby (?:the )?recipient',
        '\\bliability (?:for|to pay) (?:the )?(?:VAT|tax)\\b[^.;]{0,20}\\b(?:shifts?|passes|transferred)',
        '\\bart(?:icle|\\.)? ?19[46]\\b',
      ].join('|'),
      'iu',
    ),
    exempt:
      /\b(?:VAT|tax)[- ](?:exempt|free)\b|\bexempt(?:ed|ion)? (?:from|of) (?:\p{L}+ )?(?:VAT|tax)|\bexempt suppl|\bzero[- ]rated?\b/iu,
    elsewhere:
      /\b(?:outside|out of) (?:of )?the scope of (?:\p{L}+ ){0,2}(?:VAT|tax)\b|\bnot (?:subject|liable) to (?:\p{L}+ )?(?:VAT|tax)\b|\bintra[- ]?(?:community|EU|union) (?:suppl|deliver|dispatch)|\bexport (?:of goods|suppl|outside)|\bplace of supply (?:is |lies )?(?:outside|abroad|in another)/iu,
    nonPayer:
      /(?:I am|I[’']m|we are|we[’']re|supplier is) not (?:a )?VAT[ -](?:payer|registered)|\bnot (?:yet )?registered for VAT|\bnot a (?:VAT|tax)[- ]?payer|\bnon[- ]VAT[- ](?:payer|registered)/iu,
    margin: /\bmargin scheme\b|\bVAT margin\b|\btour operators[’']? margin\b/iu,
  },
  deniedBefore:
    /\b(?:not|isn[’']t|no|without)\s+(?:(?:a|an|the|under|subject to|in|apply|applying|use|using)\s+){0,3}$/iu,
  deniedAfter: /^[^.;]{0,25}\b(?:does|do|is|are|was)(?:n[’']t| not) (?:apply|applied|used|applicable)/iu,
  customer: new RegExp(`\\b${whoBuys}\\b`, 'iu'),
  aside: /deposit|insurance|\bfees?\b|stamp|postage|\*/iu,
  about:
    /consult|training|\badvice|advis|course|workshop|webinar|review|\bbooks?\b|articles? (?:on|about)|lecture|translat/iu,
  included:
    /\b(?:incl\.?|including)\s+(?:\d+\s?%\s*)?VAT\b|^\s*(?:(?:plus|\+)\s*)?(?:VAT|value added tax)\s*:?\s*$/iu,
  rated: /\d\s?%\s?VAT\b|\bVAT\b[^.,;]{0,12}\d+\s?%/iu,
  otherTax: /withh[eo]ld|income[- ]tax|property[- ]tax|tourist[- ]tax|city[- ]tax/iu,
};

const clauses = (text: string): readonly string[] => text.split(/[;\n]|\.(?=\s+\p{Lu})/u);

/** What one clause says by the words of a language. */
function saidIn(clause: string, { says, deniedBefore, deniedAfter, customer, aside, otherTax }: TaxWords) {
  const kinds = Object.keys(says) as SaidOfTax[];
  return kinds.find((kind) => {
    const found = says[kind].exec(clause);
    if (!found) return false;
    const [before, after] = [clause.slice(0, found.index), clause.slice(found.index + found[0].length)];
    if (deniedBefore.test(before) || deniedAfter.test(after)) return false;
    if (kind === 'nonPayer') return !customer.test(before);
    if (kind === 'reverse') return !otherTax.test(clause);
    return kind === 'margin' || !aside.test(clause);
  });
}

/** Whether a text says that only the margin is taxed, which a price then includes. */
export const saysMargin = (texts: readonly string[], local: TaxWords): boolean =>
  texts.flatMap(clauses).some((clause) =>
    [local, english].some(({ says, deniedBefore, deniedAfter }) => {
      const found = says.margin.exec(clause);
      if (!found) return false;
      const after = clause.slice(found.index + found[0].length);
      return !deniedBefore.test(clause.slice(0, found.index)) && !deniedAfter.test(after);
    }),
  );

/** Whether a line is work about the tax, such as a course on it, by the words of its country or in English. */
const isAboutTax = (description: string, local: TaxWords): boolean =>
  [local, english].some(({ about }) => about.test(description));

/** Whether the texts of an invoice state a tax: `including VAT of 21 %`. */
export function statesTax({ note, lines }: TaxTexts, local: TaxWords): boolean {
  const languages = [local, english];
  const includes = (text: string) => languages.some(({ included }) => included.test(text));
  const rates = (text: string) => languages.some(({ rated }) => rated.test(text));
  return (
    includes(note) ||
    rates(note) ||
    lines.some(
      ({ description }) => includes(description) || (rates(description) && !isAboutTax(description, local)),
    )
  );
}

/** What the note and the lines of an invoice say of its tax, by the words of its country or in English. */
export function saidOfTax(
  { note, lines }: TaxTexts,
  local: TaxWords,
): { kind: SaidOfTax; at: 'note' | number } | undefined {
  const languages = [local, english];
  const told = (text: string) =>
    clauses(text).flatMap((clause) => languages.flatMap((words) => saidIn(clause, words) ?? []))[0];
  const ofNote = told(note);
  if (ofNote) return { kind: ofNote, at: 'note' };
  for (const [at, { description }] of lines.entries()) {
    const kind = isAboutTax(description, local) ? undefined : told(description);
    if (kind) return { kind, at };
  }
  return undefined;
}

/** Why a text that says it contradicts a tax that is charged, in a sentence. */
export const contradictions: Readonly<Record<SaidOfTax, string>> = {
  reverse: 'The text says that the customer pays the tax, but the invoice charges it: leave one of them out',
  exempt: 'The text says that it’s exempt from the tax, but the invoice charges it: leave one of them out',
  elsewhere:
    'The text says that it isn’t taxed here, as an export or a supply elsewhere is, but the invoice charges the tax: leave one of them out',
  nonPayer: 'The text says that you’re not a VAT payer, but the invoice charges VAT: leave one of them out',
  margin:
    'The text says that only the margin is taxed, and such an invoice may not state the tax: make it an exempt supply with these words, or leave them out',
};

/** Why it is wrong where the supplier charges no tax at home: nobody owes one. */
export const claimedInVain =
  'The text says that the customer pays the tax, but there’s none to pay on this invoice: reverse charge is between VAT payers, so leave it out';
