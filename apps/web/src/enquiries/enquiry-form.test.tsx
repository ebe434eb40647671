import { form } from '@majak/tools/form/form';
import { choices } from '@majak/tools/form/kinds/choices';
import { number } from '@majak/tools/form/kinds/number';
import { enquiries } from '@majak/tools/forms/enquiries/catalogue';
import { consultation } from '@majak/tools/forms/enquiries/consultation';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EnquiryForm } from './enquiry-form.tsx';
import { placeEnquiry } from './enquiry-placement.ts';

const into = choices({ label: 'Translate into', least: 1, options: [{ value: 'cs', label: 'Czech' }] });
const asks = { ...consultation.form.fields, pages: number({ label: 'Pages' }), into };
const translation = {
  ...consultation,
  slug: 'translation',
  form: form({ key: 'tried', version: 1, fields: asks }),
};

vi.mock('@majak/tools/forms/enquiries/catalogue', async (original) => {
  const catalogue = await original<typeof import('@majak/tools/forms/enquiries/catalogue')>();
  const findEnquiry = (slug: string) =>
    [...catalogue.enquiries, translation].find((enquiry) => enquiry.slug === slug);
  return { ...catalogue, findEnquiry };
});

const site = {
  officeEmail: 'office@example.com',
  openingHours: '',
  country: 'the Czech Republic',
} as const;
const drawn = (enquiry: Enquiry) =>
  renderToStaticMarkup(<EnquiryForm {...site} placement={placeEnquiry(enquiry)} />);

test.each(enquiries.map((enquiry) => [enquiry.slug, enquiry] as const))(
  '%s is drawn, whatever it asks',
  (_, enquiry) => {
    expect(drawn(enquiry)).toContain(enquiry.button);
  },
);
