import type { FieldTexts } from '@majak/tools/form/field-texts';
import type { Stretch } from '@majak/tools/insurance/needs';
import type { InsuranceLine, InsuranceProduct } from '@majak/tools/insurance/product';
import type { FittingOffer, Quote } from '@majak/tools/insurance/quote';

/** The parts of the flow that ask something, in their order. */
export const askingParts = ['needs', 'customer', 'insured'] as const;
export type AskingPart = (typeof askingParts)[number];

/** A part of the flow with its questions. */
export type QuestionsView = {
  screen: 'questions';
  part: AskingPart;
  /** Two ages that do not agree: that which was selected, and that of the date of birth. */
  ages?: { selected: number; born: number; bornOn: string };
  /** What is wrong with a list that was pasted, and the list. */
  list?: { text: string; refused?: string; added?: number };
};

/** Products laid side by side. */
export type ResultsView = {
  screen: 'results';
  quote: Quote;
  /** The days that are to be covered. */
  stay: Stretch;
  products: readonly InsuranceProduct[];
  /** The prices, sealed, and until when they hold. */
  held: { seal: string; until: string };
  compared: readonly string[];
  /** The address that opens this comparison; of a list of people there is none. */
  shared?: string;
  /** It was opened by such an address: what is asked next begins empty. */
  isShared: boolean;
  /** Why it is here again: the prices were counted anew, or the product is gone. */
  notice?: string;
};

/** What was chosen, and all that is still asked before it is ordered. */
export type DetailsView = {
  screen: 'details';
  product: InsuranceProduct;
  offer: FittingOffer;
  stay: Stretch;
  quote: Quote;
  held: { seal: string; until: string };
  ages?: QuestionsView['ages'];
};

export type FlowView = QuestionsView | ResultsView | DetailsView;

/** A page of the flow: all that was typed, what is wrong with it, and what is shown. */
export type Flow = {
  line: InsuranceLine;
  /** As YYYY-MM-DD, where the insurance is sold. */
  today: string;
  typed: FieldTexts;
  said: Readonly<Record<string, string>>;
  status: number;
  /** It came of a post: what was posted is newer than any draft. */
  posted: boolean;
  view: FlowView;
};
