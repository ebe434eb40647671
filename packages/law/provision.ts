/** Where a demand of the law stands that has no value: what a document has to say, how it is signed. */
export type Provision = {
  /** What it demands or allows, in a few words. */
  title: string;
  /** Number of the act in the Collection of Laws, such as `89/2012 Sb.` */
  act: string;
  section: string;
};
