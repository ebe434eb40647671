/** A field no person sees, with a name that no form filler knows. Whoever fills it is a program. */
export const honeypotField = 'ref_2';
/** Sent by our form's script when the trap was filled, since a JSON body takes the form's fields alone. */
export const honeypotHeader = 'form-trap';
/** Milliseconds from the moment the page was opened to the moment the form was sent. */
export const elapsedHeader = 'form-elapsed-ms';
/** Nobody fills in a form faster. */
const minimumFillMs = 1000;

/** Whether what came with a post gives a program away. */
export const isSpam = (headers: Headers): boolean => {
  const elapsedMs = headers.get(elapsedHeader);
  return headers.has(honeypotHeader) || (elapsedMs !== null && Number(elapsedMs) < minimumFillMs);
};
