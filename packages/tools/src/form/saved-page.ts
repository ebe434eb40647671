import { answerLines } from './answer-lines.ts';
import { formFaults, partOf, topKey } from './asked-steps.ts';
import { applicableAnswers } from './conditional-fields.ts';
import type { Answers } from './field.ts';
import { isPlainObject } from './field-tree.ts';
import type { Form } from './form.ts';
import { savedData } from './saved-file.ts';
import { formSteps } from './steps.ts';

/** What is said around the answers. @param address Where the file is opened again. @param day When it was saved, in words. */
type Saved = { title: string; answers: Answers; address: string; day: string };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const asHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '');

const style = `body{font:17px/1.6 system-ui,sans-serif;color:#0f2038;max-width:46rem;margin:2rem auto;padding:0 1.25rem}
h1{line-height:1.15}h2{margin-top:2rem;font-size:1.25rem}aside{border:1px solid #1b3556;border-radius:12px;padding:1rem 1.25rem}
dl{margin:0}div{display:grid;grid-template-columns:2fr 3fr;gap:1rem;border-top:1px solid #c9d2db;padding:.5rem 0}
dt{font-weight:600}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
@media(max-width:32rem){div{grid-template-columns:1fr;gap:0}}@media print{body{margin:0}a{color:inherit}}`;

/** Every answer in words, by the parts of the form. */
function sectionsOf(form: Form, answers: Answers): string {
  const asked = applicableAnswers(form.fields, answers);
  const lines = answerLines(form.fields, isPlainObject(asked) ? asked : {});
  const titles = [...new Set(formSteps(form).map(partOf))];
  return titles
    .map((title) => {
      const keys = formSteps(form).flatMap((step) => (partOf(step) === title ? step.fields : []));
      const own = lines
        .filter(({ path }) => keys.includes(topKey(path)))
        .map(
          ({ under, label, text }) =>
            `<div><dt>${asHtml([...under, label].join(', '))}</dt><dd>${asHtml(text)}</dd></div>`,
        );
      return own.length === 0 ? '' : `<h2>${asHtml(title || 'Your answers')}</h2><dl>${own.join('')}</dl>`;
    })
    .join('\n');
}

function missingIn(form: Form, answers: Answers): string {
  const faults = formFaults(form, answers).map(({ message }) => `<li>${asHtml(message)}</li>`);
  return faults.length === 0
    ? '<p>Nothing is missing.</p>'
    : `<h2>What is still missing</h2><ul>${[...new Set(faults)].join('')}</ul>`;
}

/**
 * A form as a file of one's own, whole or not: a page that a person reads and prints, which the form opens again. It
 * fetches nothing and runs nothing.
 */
export const writeSavedPage = (
  form: Form,
  { title, answers, address, day }: Saved,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${asHtml(title)}: your answers so far</title>
<style>${style}</style>
</head>
<body>
<h1>${asHtml(title)}: your answers so far</h1>
<p>Saved on ${asHtml(day)}. Nothing has been sent.</p>
<aside>
<p><strong>To go on,</strong> open <a href="${asHtml(address)}">${asHtml(address)}</a> and choose this file there. Its name doesn’t matter, and you can copy it.</p>
<p><strong>Protect it.</strong> It has personal data in it. Keep it where only you can read it, don’t send it by e-mail, and delete it once you’ve sent the form.</p>
</aside>
${missingIn(form, answers)}
${sectionsOf(form, answers)}
${savedData(form, answers)}
</body>
</html>
`;
