import { listForms } from '@majak/desk/content/read-forms';
import { offeredApplications, offeredCalculators, offeredDocuments } from '@majak/desk/offered-tools';
import { site } from '@majak/desk/site';
import { definedFormKey } from '@majak/tools/forms/applications/editor-forms/form-definition';
import { insuranceLines } from '@majak/tools/insurance/product';
import { placeOfForm, startPath } from '../applications/application-address.ts';
import { draftName } from '../applications/application-draft.ts';
import { insurancePaths, lineTitles } from '../insurance/insurance-address.ts';
import { calculationsName } from '../kept-calculations/kept-calculations.ts';
import { profileName } from '../profile/profile-name.ts';

/** Work that a browser may hold: under which name, what it is, and where one goes on with it. */
export type KnownWork = { name: string; title: string; path: string };

/** What a document or another form on one page keeps its draft under. */
const formName = (key: string): string => `majak-form-${key}`;

/** All that this site lets a browser keep of what was typed. */
export async function knownWork(): Promise<KnownWork[]> {
  const [documents, forms] = [await offeredDocuments(), await listForms()];
  const calculators = await offeredCalculators();
  const invoice = documents.find(({ form }) => form.key === 'invoice');
  return [
    { name: profileName, title: 'Your profile', path: '/profile' },
    ...documents.map(({ form, title, page }) => ({ name: formName(form.key), title, path: page })),
    ...(invoice
      ? [
          { name: 'majak-invoice-book', title: 'Your invoices and customers', path: invoice.page },
          { name: 'majak-invoice-ledger', title: 'Which of your invoices are paid', path: invoice.page },
        ]
      : []),
    ...(calculators.length > 0
      ? [
          {
            name: calculationsName,
            title: 'Calculations you kept',
            path: '/calculators#kept-calculations',
          },
        ]
      : []),
    ...offeredApplications.map((application) => ({
      name: draftName(application.form.key),
      title: application.title,
      path: startPath(application),
    })),
    ...forms.map(({ slug, title }) => ({
      name: draftName(definedFormKey(slug)),
      title,
      path: placeOfForm(slug).start,
    })),
    ...(site.insurance
      ? insuranceLines.map((line) => ({
          name: formName(`${line}-insurance`),
          title: lineTitles[line].title,
          path: insurancePaths(line).start,
        }))
      : []),
  ];
}
