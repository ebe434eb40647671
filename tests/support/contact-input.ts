const request = {
  cf_full_name: 'Ana Sample',
  email: 'ana@example.com',
  cf_client_phone_number: '+420 000 000 001',
  cf_eu_citizen: 'NO',
  cf_nationality: 'Brazil',
  cf_select_servicee: 'Trade licence',
  description: 'I would like to start as a freelancer in March.',
};

/** A request that is right in every field; give what should differ. */
export const contactInput = (more: Partial<typeof request> = {}): typeof request => ({ ...request, ...more });
