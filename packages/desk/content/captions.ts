const cue = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3} --> (?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?: .*)?$/m;

/** Validates captions: WebVTT with at least one line of time. */
export const captionFault = (value: unknown): true | string => {
  if (typeof value !== 'string' || !/^WEBVTT(?:[ \t].*)?\r?\n/.test(value))
    return 'Captions start with a line that says WEBVTT.';
  return (
    cue.test(value) ||
    'Captions need a line of time, for example 00:01.000 --> 00:04.000, and words below it.'
  );
};
