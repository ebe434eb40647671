/** What is said of a delivery whose row was erased before it went out: it is withdrawn, and nobody has to look. */
export const erasedUnsent = 'It was erased before it was sent';
