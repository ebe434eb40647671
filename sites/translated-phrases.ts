/**
 * What sounded translated, and what a native would say. docs/voice.md has the rules behind it; a phrase joins this
 * list when a reader marked it.
 */
export const translatedPhrases: readonly { phrase: RegExp; instead: string }[] = [
  {
    phrase: /\bnine (in|of|out of) ten\b/i,
    instead: 'a number that was counted, with its source, or nothing',
  },
  { phrase: /asked of us/i, instead: 'leave it out: nobody counted it' },
  { phrase: /\bthe way alone\b/i, instead: 'say what is compared: “compares doing it yourself with …”' },
  { phrase: /\bleast (base|social|advance|assessment)/i, instead: 'minimum (assessment base, advance)' },
  { phrase: /\bYou (will learn|will know|’ll learn|learn)\b/, instead: 'say the thing itself' },
  {
    phrase: /^summary: ['"]?You (learn|get|build|check|decide|follow|make)\b/m,
    instead: 'say what the lesson is about: “How to …”, “What …”',
  },
  {
    phrase: /What it does(n’t| not) know|How it counts|What to look at|Czech words on the way/,
    instead: 'a heading that says what follows: “What’s not included”, “How it’s worked out”',
  },
  { phrase: /\bthe same holds\b/i, instead: 'the same goes for, the same applies to' },
  {
    phrase:
      /\b(stands?|stood) (?:(?:on|in|at|beside|under) (?:the|an?|each|every|your|its|our) (?!counter)|there\b)/i,
    instead: 'is on, is in, is next to, says',
  },
  {
    phrase: /\b(is|are|was|were) counted (from|by|with)\b/i,
    instead: 'is worked out from, runs from, is based on',
  },
  { phrase: /\bcounts? with a\b/i, instead: 'assumes a' },
  { phrase: /\bholds (from|until|for|only|good)\b/i, instead: 'is valid from, applies from, lasts until' },
  { phrase: /\bas a rule\b/i, instead: 'usually' },
  { phrase: /\bdearer\b/i, instead: 'more expensive, costs more' },
  { phrase: /\bshut out\b/i, instead: 'can’t use it' },
  { phrase: /\bmust stand\b/i, instead: 'has to be on it' },
  { phrase: /\b(CZK|euros?|months|days|years|hours) in all\b(?! [A-Z])/, instead: 'in total' },
  { phrase: /\bbrings? (no )?holiday\b/i, instead: 'you earn holiday' },
  { phrase: /\bnot yet built\b|\bis not built yet\b/i, instead: 'leave it out, or say it once it is there' },
  { phrase: /\b(day|date of birth) that exists, such as\b/i, instead: 'Enter a real date, such as' },
  {
    phrase: /\bAs (the|your) ([a-z]+ ){1,4}(has|have) (it|them)\b/,
    instead: 'As in your contract, as on your card',
  },
  {
    phrase: /\bUntil when (may|do|are)\b|\bFrom when do\b|\bWith whom\b|\bWhom to\b/,
    instead: 'What’s the last day …? When …? Who …?',
  },
  {
    phrase: /\bHow Czech speaks of\b|\bBegin as an? [a-z]+['"`]/,
    instead: 'Czech forms for …, Get started as …',
  },
  { phrase: /\bwork agency\b/i, instead: 'employment agency' },
  {
    phrase:
      /\bannounc(?:e|es|ed|ing) (?:(?:a|the|your|his|her|their|several|free|craft|new|Czech) )+trades?\b|\bannouncement of a (?:further )?trade\b/i,
    instead: 'register a trade',
  },
  {
    phrase: /\breports? you to social security\b/i,
    instead: 'tell, or register you with: reporting somebody is a complaint',
  },
  { phrase: /\baccess data\b/i, instead: 'login details' },
  {
    phrase: /\bwithin so many\b|\bso many (working )?(days|weeks|months|years)\b/i,
    instead: 'this many days',
  },
  { phrase: /\b(clock|time) stands? still\b|\bstood still\b/i, instead: 'the clock is stopped' },
  { phrase: /\bweren’t there\b(?=['"`:.])/, instead: 'has no effect' },
  { phrase: /\b(paper|signature) of (its|their) own\b/i, instead: 'a separate paper, their own form' },
  {
    phrase: /\b(is|was) no (rate|invoice of|invoice was|rule|JSON|ISDOC|tax document|saved form|book of)\b/i,
    instead: 'isn’t a',
  },
  { phrase: /\bFinancial Office\b/, instead: 'tax office' },
  { phrase: /\bis still to come\b/i, instead: 'can’t be in the future' },
  {
    phrase: /\b(a|to a) call of the (court|ministry|office|tax office)\b/i,
    instead: 'if the court asks for something',
  },
  {
    phrase: /\bconfirmation of the (faculty|school|labour office)\b/i,
    instead: 'confirmation from the faculty',
  },
  { phrase: /\bgave no answer\b/i, instead: 'didn’t answer' },
  {
    phrase: /\b(Least|Most) (a|an|limit|income|floor|deposit) |: (least|most) (a|of|an|days|weeks|income)\b/,
    instead: 'minimum, maximum',
  },
  { phrase: /\bhighest base\b|\bleast insurance\b/i, instead: 'maximum base, minimum insurance' },
  { phrase: /\bcriminal record of your citizenship\b/i, instead: 'from your country of citizenship' },
  {
    phrase: /\bCompany at the (Foreign )?Police\b|, and company (at|there)\b/i,
    instead: 'somebody with you at the police',
  },
  {
    phrase: /\bWho (hasn’t|mixes|ended|files|stays longer) [^?'"`\n]*\./,
    instead: 'If you …, anybody who …',
  },
  { phrase: /\bLook into your (mail|contract)\b/, instead: 'Check your e-mail, check your contract' },
  { phrase: /\b(open|opens|opened) (a|your|their) trade\b/i, instead: 'register a trade' },
  {
    phrase: /\bin daily speech\b|\bof small extent\b|\byears of practice\b|\bproof of practice\b/i,
    instead: 'in everyday speech, small-scale, years of experience',
  },
  {
    phrase: /\bannex of the act\b|\bwhat you prove\b|\byou prove a certificate\b/i,
    instead: 'the annex to the act, what you have to show',
  },
  {
    phrase: /\bin its hours\b|\bat the fingerprints\b/i,
    instead: 'during its hours, when fingerprints are taken',
  },
  {
    phrase: /\bSingle prices together\b|\bthe next end\b|\blast safe days\b/i,
    instead: 'bought separately, before the new card ends, last safe filing days',
  },
  { phrase: /\blawful (Czech|Slovak) invoice\b|\bstays so\b/i, instead: 'a valid invoice, stays that way' },
  {
    phrase: /\b(pays?|paid|owes?) [\d ]+ (CZK|EUR) of (tax|social|health)\b/,
    instead: 'in tax, in social security',
  },
  {
    phrase: /(?:^|[.:] |['"`])Whoever (?:is|has|had|does|comes|asks|wants|files|pays)\b/m,
    instead: 'if you …, people who …',
  },
  {
    phrase: /(?:,| and| or) by when\b|\bby when (?:the|to|they|it|you)\b/i,
    instead: 'when, the deadline, how long you have',
  },
  { phrase: /\bneedn’t\b|\bneed not\b/i, instead: 'don’t have to' },
  { phrase: /\bmeans? to stay\b/i, instead: 'plan to stay' },
  { phrase: /(?:^|[.!?] )Had (?:she|he|they|you|it) /m, instead: 'If she’d …' },
  { phrase: /\bno VAT payer\b/i, instead: 'isn’t a VAT payer' },
  { phrase: /\bneeds? you in person\b/i, instead: 'you have to be there yourself' },
  { phrase: /\b(?:opens?|announcement of) (?:the|your) trades?\b/i, instead: 'register a trade' },
  {
    phrase:
      /\b(?:how sure|as|what|who|before) (?:we|you|they|it)’(?:re|s|ve) (?:of|in the passport|part of)\b/i,
    instead: 'the full form: a contraction never ends what it belongs to',
  },
  {
    phrase:
      /\b(?:salary|pay|rent|income|costs|insurance|base|payment|premium) (?:a|of the) (?:month|year)['"`]/i,
    instead: 'monthly salary, yearly income: the measure first',
  },
  { phrase: /\beach further\b/i, instead: 'each extra' },
  { phrase: /\bMay (?:I|you) [^?\n]*\?/, instead: 'Can I …?' },
  { phrase: /\bMust (?:I|you) [^?\n]*\?/, instead: 'Do you have to …?' },
  {
    phrase: /\bWho (?:has an|did|asked|earns|lives on|comes with|waits) [^?'"`\n]*['"`]/,
    instead: 'if you …, people who …',
  },
  { phrase: /, of which (?:one|two|we|the)\b/i, instead: 'two sentences' },
  {
    phrase:
      /\b(?:letters?|confirmations?) of (?:the|other|your) (?:school|owner|bank|insurer|employers?|tax office|ministry|office)\b/i,
    instead: 'a letter from the school, a confirmation from the bank',
  },
];
