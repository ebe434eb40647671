/** What is no page shows nothing, runs nothing and is framed by nobody. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

/** Sent with every answer, whatever it is; a page of the framework brings its own content security policy. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'content-security-policy': nothingAllowed,
} as const;

/** The headers of an answer, its own first. @param own Names in lower case. */
export const answerHeaders = (own: Readonly<Record<string, string>>): Record<string, string> => ({
  ...securityHeaders,
  ...own,
});
