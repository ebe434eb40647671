import { mappingFaults } from '@majak/tools/official-forms/mapping-faults';
import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { offeredApplication } from '../offered-tools.ts';
import { readStoredPaper } from './stored-paper.ts';

const refuse = (message: string) => new APIError(message, 400, null, true);

/** Offers no paper to visitors that would be filled in wrongly: it says what is wrong first. */
export const refuseFaulty: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const doc = { ...originalDoc, ...data };
  if (!doc.published) return data;
  const paper = readStoredPaper(doc);
  if (!paper) throw refuse('Choose the PDF before you offer it to visitors.');
  const application = offeredApplication(doc.application);
  if (!application) throw refuse('Choose one of the application forms.');
  const [first] = mappingFaults(paper, application.form);
  if (first) throw refuse(`${first.name}: ${first.message}`);
  if (Object.keys(paper.mapping).length === 0)
    throw refuse('Choose what fills in at least one field before you offer it to visitors.');
  return data;
};
