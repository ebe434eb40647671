import type { Answers } from '@majak/tools/form/field';
import type { Application } from '@majak/tools/forms/application';
import * as z from 'zod/mini';
import { sendForm } from '../form/send-form.ts';
import { sendPath } from './application-address.ts';

/** What is answered to an application that arrived: its reference, and the key to its receipt. */
const receipt = z.object({ reference: z.string(), key: z.string() });

type Sent = { application: Application; answers: Answers; trapped: boolean; draftId: string };

/** A short digest (FNV-1a, 32 bits): it tells two versions of one draft apart, and nothing else depends on it. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}

/**
 * Hands an application in. The same answers of the same draft are the same submission, after a reload too.
 * @throws as `sendForm` does.
 */
export function sendApplication({ application, answers, trapped, draftId }: Sent) {
  const { form } = application;
  const to = sendPath(application);
  if (!to) throw new Error('The draft of a form takes no answers');
  const key = `${draftId}-${digest(JSON.stringify(answers))}`;
  const version = application.addresses && form.version;
  return sendForm({ to, fields: form.fields, answers, trapped, receipt, key, version });
}
