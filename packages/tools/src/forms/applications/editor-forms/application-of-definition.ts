import { nationality } from '../../../form/kinds/nationality.ts';
import { personName } from '../../../form/kinds/person-name.ts';
import type { Application } from '../../application.ts';
import { applicationForm, inPart, type Page } from '../application-form.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { definedFields } from './defined-field.ts';
import { type DefinedPage, definedFormKey, type FormDefinition } from './form-definition.ts';

/** Who asks, and how they are reached: without this nobody could answer. */
const requesterPage: Page = {
  ...contactPage,
  title: 'Who you are, and how we reach you',
  fields: {
    fullName: personName({ label: 'Full name', missing: 'Enter your name', fact: 'person.name' }),
    nationality: nationality({
      label: 'Nationality',
      missing: 'Enter your nationality',
      fact: 'person.nationality',
    }),
    ...contactPage.fields,
  },
};

const pageOf = ({ title, why, section, questions }: DefinedPage, at: number): Page => ({
  key: `page-${at + 1}`,
  title,
  fields: definedFields(questions),
  ...(why ? { why } : {}),
  ...(section ? { part: section } : {}),
});

/**
 * The application form that an editor wrote down, as if it stood in code. Its last pages are who asks, and the consent.
 * @param definition Without faults: `definitionFaults` has nothing to say of it.
 */
export function applicationOf(definition: FormDefinition): Application {
  const { slug, version, title, lead, minutes, have, pages, service, thanks } = definition;
  const last = [requesterPage, consentPage];
  const hasSections = pages.some(({ section }) => section);
  const form = applicationForm({
    key: definedFormKey(slug),
    pages: [...pages.map(pageOf), ...(hasSections ? inPart('Handing it in', last) : last)],
  });
  return { slug, title, lead, minutes, have, service, thanks, form: { ...form, version } };
}
