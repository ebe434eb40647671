import { form } from '@majak/tools/form/form';
import { email } from '@majak/tools/form/kinds/email';
import { personName } from '@majak/tools/form/kinds/person-name';

/** Who withdraws, and where the receipt goes. */
export const withdrawForm = form({
  key: 'withdraw',
  version: 1,
  fields: {
    name: personName({ label: 'Your name', missing: 'Enter your name' }),
    email: email({ label: 'E-mail for the receipt', missing: 'Enter your e-mail address' }),
  },
});
