/** Where a demand of the law stands that has no value: what a document has to say, how it is signed. */
export type Provision = {
  /** What it demands or allows, in a few words. */
  title: string;
  /** The act, by its number in a collection of laws if it has one. */
  act: string;
  section: string;
  /** Said where nobody of us has seen the place itself, nor somebody who quotes it. */
  unread?: string;
};
