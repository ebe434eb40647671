import { openPayload } from '@majak/desk/payload';
import type { Request } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import { answersByPart } from '@majak/desk/submissions/answers-by-part';
import { openSubmission } from '@majak/desk/submissions/open-submission';
import { formatDate } from '@majak/ui/format-date';
import { timeZone } from '../today.ts';

/** What the receipt of an application prints: when it was handed in, to whom, and every answer by its part. */
export async function receiptView(request: Request) {
  const { kind, lines } = await openSubmission(await openPayload(), request);
  const title = kind?.label ?? 'Your application';
  return {
    title,
    facts: [
      { label: 'Reference', text: request.reference },
      { label: 'Handed in', text: formatDate(request.createdAt, timeZone) },
      {
        label: 'To',
        text: `${site.legal.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}`,
      },
    ],
    parts: answersByPart(lines).map(({ part, lines: own }) => ({
      title: part ?? title,
      lines: own.map(({ label, text, place }) => ({
        under: place?.under ?? '',
        label: place?.label ?? label,
        text,
      })),
    })),
    note: `These are your answers as we received them. If one is wrong, write to ${site.email} and quote the reference.`,
  };
}
