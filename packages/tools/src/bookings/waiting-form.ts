import { form } from '../form/form.ts';
import { email } from '../form/kinds/email.ts';
import { zoneField } from './booking-form.ts';

/** What is asked of whoever wants to be told of a free time. */
export const waitingForm = form({
  key: 'booking-wait',
  version: 1,
  fields: {
    email: email({ label: 'E-mail', missing: 'Enter your e-mail address' }),
    zone: zoneField,
  },
});
