/** What an agreement calls itself in its clauses, with the Czech cases that they need. Each is feminine: `tato`, `touto`. */
export type AgreementNoun = {
  en: string;
  cs: { nominative: string; genitive: string; accusative: string; instrumental: string };
};

export const contractNoun: AgreementNoun = {
  en: 'contract',
  cs: { nominative: 'smlouva', genitive: 'smlouvy', accusative: 'smlouvu', instrumental: 'smlouvou' },
};

export const agreementNoun: AgreementNoun = {
  en: 'agreement',
  cs: { nominative: 'dohoda', genitive: 'dohody', accusative: 'dohodu', instrumental: 'dohodou' },
};
