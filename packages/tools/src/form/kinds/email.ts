import * as z from 'zod/mini';
import { emailAddress, emailMaxLength } from '../email-address.ts';
import { type Field, field, missingOf, type Words } from '../field.ts';

type EmailWords = Words & { wrong?: string };

const emailed = ({ wrong, ...words }: EmailWords) => ({
  words: { autoComplete: 'email', ...words },
  control: {
    kind: 'text',
    type: 'email',
    inputMode: 'email',
    spellCheck: false,
    maxLength: emailMaxLength,
  } as const,
  schema: emailAddress({
    required: missingOf(words),
    invalid: wrong ?? `${words.label}: enter an address, such as name@example.com`,
  }),
});

/** An e-mail address. */
export const email = (words: EmailWords): Field<string> => field<string>(emailed(words));

/** An e-mail address; empty when it is left out. */
export function optionalEmail(words: EmailWords): Field<string> {
  const { schema, ...rest } = emailed(words);
  const error = words.wrong ?? `${words.label}: enter an address, such as name@example.com`;
  return field<string>({
    ...rest,
    schema: z.union([z.literal(''), schema], { error }) as z.ZodMiniType<string>,
    start: '',
  });
}
