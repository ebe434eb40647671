import type { Enquiry } from '../enquiry.ts';

/** Brings a form about one matter once it is asked for: nothing of it comes before. */
export type LoadEnquiry = () => Promise<Enquiry>;
