import type { Form } from '../form/form.ts';

/** A form about one matter, and what is said around it. */
export type Enquiry = {
  slug: string;
  title: string;
  lead: string;
  /** What the request is filed under: one label ("{subject}" is what the page is about), or chosen, with a start. */
  service: { label: string; subject?: string } | { startsAt: string };
  /** All that it asks. */
  form: Form;
  button: string;
  thanks: {
    title: string;
    /** What happens next, and when: one sentence a step. */
    next: readonly string[];
    /** Where it is said; otherwise below the form's own address. */
    path?: string;
  };
  /** The page of the studio on which the form stands in place of the general one. */
  page?: string;
};
