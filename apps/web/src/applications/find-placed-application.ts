import { findForm } from '@majak/desk/content/read-forms';
import { offeredApplication } from '@majak/desk/offered-tools';
import type { Application } from '@majak/tools/forms/application';
import { applicationOf } from '@majak/tools/forms/applications/editor-forms/application-of-definition';
import type { FormDefinition } from '@majak/tools/forms/applications/editor-forms/form-definition';
import { placeOfForm } from './application-address.ts';

/** An application with where it stands; with its definition if an editor built it. */
export type PlacedApplication = { application: Application; definition?: FormDefinition };

/** The form of an editor as an application that stands among the forms. */
export const placedForm = (definition: FormDefinition): PlacedApplication => ({
  application: { ...applicationOf(definition), addresses: placeOfForm(definition.slug) },
  definition,
});

/** The application of a slug: one in code, or one that an editor built and published. */
export async function findPlacedApplication(slug = ''): Promise<PlacedApplication | undefined> {
  const application = offeredApplication(slug);
  if (application) return { application };
  const definition = await findForm(slug);
  return definition && placedForm(definition);
}
