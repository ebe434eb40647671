/** An answer after its label: `Town: Brno`, but `Who is it? My child`. */
export const labelledText = (label: string, text: string): string =>
  `${/[?:]$/.test(label) ? label : `${label}:`} ${text}`;
