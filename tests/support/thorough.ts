/**
 * Whether all there is gets walked and looked at, which takes half an hour: `bin/bench thorough`. The suite walks each way of
 * asking once, and looks at each page that is built of something no page before it has.
 */
export const thorough = process.env.THOROUGH === '1';
