/** Which version of a form the answers are to, where it is one that editors change while it is open. */
export const formVersionHeader = 'form-version';
