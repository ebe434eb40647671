/** What a browser calls itself, the more particular first: most call themselves Chrome or Safari as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof browsers, text: string): string | undefined =>
  names.find(([known]) => known.test(text))?.[1];

/** A browser in words by which its person knows it again: `Firefox on Linux`. @param userAgent As its header says. */
export function deviceInWords(userAgent: string | null): string {
  const text = userAgent ?? '';
  const [browser, system] = [nameIn(browsers, text), nameIn(systems, text)];
  if (!browser) return system ? `A browser on ${system}` : 'A browser';
  return system ? `${browser} on ${system}` : browser;
}
