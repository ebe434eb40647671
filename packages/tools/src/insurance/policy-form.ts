import { form } from '../form/form.ts';
import { email } from '../form/kinds/email.ts';
import { longText } from '../form/kinds/long-text.ts';
import { text } from '../form/kinds/text.ts';

/** Whatever a request says goes with an erasure. */
const line = (label: string) => text({ label, maxLength: 400, personal: true });

/** Insurance that was paid, as the agency finds it in its inbox: nobody fills it in. */
export const policyForm = form({
  key: 'insurance-policy',
  version: 1,
  fields: {
    fullName: line('Name'),
    email: email({ label: 'Email' }),
    phone: line('Phone number'),
    nationality: line('Nationality'),
    order: line('Order'),
    product: line('Product'),
    insurer: line('Insurer'),
    cover: line('Insured days'),
    price: line('Price'),
    insured: longText({ label: 'Who is insured', maxLength: 20_000, personal: true }),
    address: line('Address'),
    medium: line('Documents by'),
  },
});
