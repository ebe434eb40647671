import { HtmlValidate } from 'html-validate';

/** Rules that differ from the recommended ones, each with its reason. */
const rules = {
  // React writes <br/>, checked="", Astro <br> and hidden: HTML reads both alike.
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // A radio lies in its label and is named by it too: some voice control knows only one of the two ways.
  'no-redundant-for': 'off',
  // Telephone numbers are kept on one line by the style sheet.
  'tel-non-breaking': 'off',
  // HTML lets controls share a name: boxes of which several can be ticked, and "I don't know yet" after its field.
  'form-dup-name': 'off',
} as const;

/** What stays of a page's faults although we do not write it, and why. */
const explained = [
  {
    rule: 'element-permitted-content',
    message: '<style> element is not permitted as content under <div>',
    because: 'Astro writes one line of style before the first island; there is no switch for where.',
  },
];

const validator = new HtmlValidate({
  extends: [
    'html-validate:recommended',
    'html-validate:document',
    'html-validate:standard',
    'html-validate:a11y',
  ],
  rules: {
    ...rules,
    // React writes dateTime and noValidate, which HTML reads in any case.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // Scripts of our own origin are named after their content; nothing else is loaded.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** Errors and warnings of html-validate in a page's markup: `rule: message (element, line)`. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  const left = messages.filter(
    ({ ruleId, message }) => !explained.some((known) => known.rule === ruleId && known.message === message),
  );
  return left.map(
    ({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector}, line ${line})`,
  );
}
