import { form } from '@majak/tools/form/form';
import { choices } from '@majak/tools/form/kinds/choices';
import { number } from '@majak/tools/form/kinds/number';
import { enquiries } from '@majak/tools/forms/enquiries/catalogue';
import { consultation } from '@majak/tools/forms/enquiries/consultation';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EnquiryForm, loadEnquiryScreen } from './enquiry-form.tsx';
import { placeEnquiry } from './enquiry-placement.ts';

const into = choices({ label: 'Translate into', least: 1, options: [{ value: 'cs', label: 'Czech' }] });
const asks = { ...consultation.form.fields, pages: number({ label: 'Pages' }), into };
const translation = {
  ...consultation,
  slug: 'translation',
  form: form({ key: 'tried', version: 1, fields: asks }),
};

vi.mock('./load-enquiry.ts', async (original) => {
  const { enquirySlugs, loadEnquiry } = await original<typeof import('./load-enquiry.ts')>();
  return {
    enquirySlugs,
    loadEnquiry: async (slug: string) => (slug === translation.slug ? translation : loadEnquiry(slug)),
  };
});

const site = {
  officeEmail: 'office@example.com',
  openingHours: '',
  country: 'the Czech Republic',
} as const;
async function drawn(enquiry: Enquiry): Promise<string> {
  await loadEnquiryScreen(enquiry.slug);
  return renderToStaticMarkup(<EnquiryForm {...site} placement={placeEnquiry(enquiry)} />);
}

test.each([...enquiries, translation].map((enquiry) => [enquiry.slug, enquiry] as const))(
  '%s is drawn, whatever it asks',
  async (_, enquiry) => {
    expect(await drawn(enquiry)).toContain(enquiry.button);
  },
);
