/** What kinds of pages a search finds, as results call them. */
export const kindLabels = {
  services: 'Service',
  articles: 'Article',
  pages: 'Page',
  courses: 'Course',
  lessons: 'Lesson',
  jobs: 'Open position',
  forms: 'Form',
  terms: 'Glossary',
  calculators: 'Calculator',
  rules: 'Law',
} as const;
export type EntryKind = keyof typeof kindLabels;

/** A page as the index holds it: each part is plain text. */
export type Entry = {
  /** Kind and name, such as `articles:data-box-explained`. */
  key: string;
  kind: EntryKind;
  /** Where it is on this site, with the anchor of a part of a page. */
  path: string;
  title: string;
  headings: string;
  lead: string;
  topics: string;
  body: string;
  /** Whether the program shows it by itself, such as the tracker: wanted more likely than a text about the same. */
  isBuiltIn?: true;
  /** Ids of the rules of the law whose values it shows. */
  rules?: readonly string[];
};
