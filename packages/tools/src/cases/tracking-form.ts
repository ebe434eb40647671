import { isDay } from '@majak/law/dates';
import * as z from 'zod/mini';
import { form } from '../form/form.ts';
import { dayFrom } from '../form/kinds/day.ts';
import { text } from '../form/kinds/text.ts';

const wrongProof = 'Enter a date of birth such as 28/02/1990, or an e-mail address';

/** What is asked of whoever wants to see a case: its number, and a second thing that its person and we know. */
export const trackingForm = form({
  key: 'tracking',
  version: 1,
  whole: 'Send an object with the number and the proof',
  fields: {
    number: text({
      label: 'Your reference, or the office’s number',
      hint: 'Our reference, or the number that the office gave your application',
      missing: 'Enter your reference, or the office’s number',
      maxLength: 60,
      personal: true,
      line: { spellCheck: false },
    }),
    proof: text({
      label: 'Your date of birth, or your e-mail address',
      hint: 'As we know them: 28/02/1990, or the address we write to',
      missing: 'Enter your date of birth, or your e-mail address',
      maxLength: 255,
      personal: true,
      line: { spellCheck: false },
      more: [z.refine((proof) => proof.includes('@') || isDay(dayFrom(proof)), { error: wrongProof })],
    }),
  },
});
