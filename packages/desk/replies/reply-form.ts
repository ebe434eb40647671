import { form } from '@majak/tools/form/form';
import { longText } from '@majak/tools/form/kinds/long-text';

/** What is asked of whoever answers a request. */
export const replyForm = form({
  key: 'request-reply',
  version: 1,
  whole: 'Send an object with the text',
  fields: {
    text: longText({
      label: 'Reply',
      maxLength: 8000,
      rows: 8,
      missing: 'Write your reply',
      personal: true,
    }),
  },
});
