import * as z from 'zod/mini';
import { emailAddress } from '../../form/email-address.ts';
import { withoutControls } from '../../form/without-controls.ts';

export const reviewMessages = {
  author: 'Please give your name or initials',
  country: 'Please choose your country',
  service: 'Please choose what we did for you',
  rating: 'Please choose from one to five stars',
  textTooShort: 'Please write at least 20 characters',
  textTooLong: 'Please write at most 2,000 characters',
  email: 'Field should contain a valid e-mail',
  consent: 'Please say that we may publish it',
} as const;

/** What a person agrees to; stored with the day on which they did. */
export const reviewConsent =
  'You may publish my review on this site, with my name or initials, my country and the service.';

export const textMinLength = 20;
export const textMaxLength = 2000;
export const ratings = ['5', '4', '3', '2', '1'] as const;

/** A line that has to hold something, trimmed. */
const line = (error: string) =>
  z.string({ error }).check(withoutControls, z.trim(), z.minLength(1, { error }), z.maxLength(80, { error }));

/** What a client says of our work, as it is handed in. */
export const reviewRequest = z.strictObject({
  author: line(reviewMessages.author),
  country: line(reviewMessages.country),
  /** Last part of the address of a service. */
  service: line(reviewMessages.service),
  rating: z.enum(ratings, { error: reviewMessages.rating }),
  text: z
    .string({ error: reviewMessages.textTooShort })
    .check(
      withoutControls,
      z.trim(),
      z.minLength(textMinLength, { error: reviewMessages.textTooShort }),
      z.maxLength(textMaxLength, { error: reviewMessages.textTooLong }),
    ),
  /** For a question back; never shown. */
  email: z.optional(
    z.union(
      [z.literal(''), emailAddress({ required: reviewMessages.email, invalid: reviewMessages.email })],
      {
        error: reviewMessages.email,
      },
    ),
  ),
  consent: z.literal('yes', { error: reviewMessages.consent }),
});
export type ReviewRequest = z.infer<typeof reviewRequest>;
export type ReviewField = keyof ReviewRequest;

/** The fields in the order in which a person meets them. */
export const reviewFields = Object.keys(reviewRequest.shape) as readonly ReviewField[];
