import { site } from '@majak/desk/site';
import type { Enquiry } from '@majak/tools/kit/enquiry';
import type { FormWords } from '../contact/form-words.ts';

/** A form as it stands on a page: what is said beside it, and what the form itself needs to know. */
export type Placed = { title: string; lead: string; form: FormWords };
type Place = {
  /** What the page is about, such as the title of a job. */
  subject?: string;
  /** Where it is posted without script: the page that shows it again if something is wrong. */
  action?: string;
};

/** The page that says what happens next. */
export const thanksPath = ({ slug, thanks }: Enquiry): string => thanks.path ?? `/forms/${slug}/thank-you`;

/** The label under which a request is filed; nothing if the client chooses it. */
export const fixedService = ({ service }: Enquiry, subject?: string): string | undefined =>
  'label' in service ? service.label.replace('{subject}', subject || (service.subject ?? '')) : undefined;

/** The questions in the words of this site. */
export const questionsOf = ({ questions }: Enquiry): Enquiry['questions'] =>
  questions.map((question) => ({
    ...question,
    label: question.label.replace('{country}', site.countryName),
  }));

/** Puts a form on a page. */
export const placed = (enquiry: Enquiry, { subject, action }: Place = {}): Placed => ({
  title: enquiry.title,
  lead: enquiry.lead,
  form: {
    action: action ?? `/forms/${enquiry.slug}`,
    service: fixedService(enquiry, subject),
    message: enquiry.message,
    questions: questionsOf(enquiry),
    button: enquiry.button,
    thanks: { title: enquiry.thanks.title, next: enquiry.thanks.next },
  },
});
