/** A field no person sees, with a name that no form filler knows. Whoever fills it is a program. */
export const trapField = 'ref_2';
/** Sent by our form's script when the trap was filled, since the JSON body takes the seven fields alone. */
export const trapHeader = 'form-trap';
/** Milliseconds from the moment the page was opened to the moment the form was sent. */
export const elapsedHeader = 'form-elapsed-ms';
/** Nobody fills seven fields faster. */
export const minimumFillMs = 1000;
