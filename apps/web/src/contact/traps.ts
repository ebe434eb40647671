/** A field no person sees. Whoever fills it is a program. */
export const trapField = 'website';
/** Sent by our form's script when the trap was filled, since the JSON body takes the seven fields alone. */
export const trapHeader = 'form-trap';
/** Milliseconds from the moment the form could be used to the moment it was sent. */
export const elapsedHeader = 'form-elapsed-ms';
/** Nobody fills seven fields faster. */
export const minimumFillMs = 1000;
