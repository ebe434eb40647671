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
} as const;

/** What stays of a page's faults although we do not write it, and why. */
type Explained = { rule: string; message?: string; selector?: RegExp; because: string };
const explained: readonly Explained[] = [
  {
    rule: 'element-permitted-content',
    message: '<style> element is not permitted as content under <div>',
    because: 'Astro writes one line of style before the first island; there is no switch for where.',
  },
  {
    rule: 'form-dup-name',
    selector: /-unknown$/,
    because:
      'The box "I don’t know yet" answers for the field before it, under its name: the last one counts.',
  },
  {
    rule: 'form-dup-name',
    selector: /#clauses\\?\./,
    because:
      'A clause’s box begins ticked, and a post leaves an empty one out: the answer "no" before it says so.',
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
    // Boxes of which several can be ticked share a name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // Scripts of our own origin are named after their content; nothing else is loaded.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** Errors and warnings of html-validate in a page's markup: `rule: message (element, line)`. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  const left = messages.filter(
    ({ ruleId, message, selector }) =>
      !explained.some(
        (known) =>
          known.rule === ruleId &&
          (known.message ?? message) === message &&
          (!known.selector || known.selector.test(selector ?? '')),
      ),
  );
  return left.map(
    ({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector}, line ${line})`,
  );
}
