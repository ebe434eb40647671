type Place = {
  url: URL;
  /** Whether the form is what the page is for. */
  alone: boolean;
  /** Whether it comes back with what was typed. */
  returned: boolean;
  /** Whether it asks about one matter, or begins with a message. */
  begun: boolean;
};

/**
 * Whether the form at the end of a page waits behind one button: the page is about something else, and nobody has asked
 * for the form yet. It is on the page all the time.
 */
export const isFolded = ({ url, alone, returned, begun }: Place): boolean =>
  !alone && !returned && !begun && !url.searchParams.has('service');
