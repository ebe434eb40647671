import type { Form } from '@majak/tools/form/form';
import type { Payload } from 'payload';
import { caseKinds } from '../cases/case-kinds.ts';
import { findSubmissionKind } from '../submissions/find-submission-kind.ts';

const paperGiven = caseKinds['paper-given'].form;

/** The form that a file is sent ahead of, by its key: one that strangers hand in, or a paper of a case. */
export const findUploadForm = async (payload: Payload, key: unknown): Promise<Form | undefined> =>
  key === paperGiven.key ? (paperGiven as Form) : (await findSubmissionKind(payload, key))?.form;
