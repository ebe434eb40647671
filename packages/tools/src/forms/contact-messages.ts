/** What the contact request says of its fields, and of what became of it. */
export const contactMessages = {
  nameRequired: 'Please input your name',
  nameTooShort: 'Your name has to be at least 3 characters long',
  emailRequired: 'E-mail is required',
  emailInvalid: 'Field should contain a valid e-mail',
  phoneRequired: 'Please enter your phone number',
  euRequired: 'Please select your country',
  nationalityRequired: 'Please select your nationality',
  serviceRequired: 'Please select your service',
  descriptionRequired: 'Please tell us few words :)',
  nameTooLong: 'Please write your name in at most 100 characters',
  phoneTooLong: 'Please write one phone number, in at most 50 characters',
  nationalityTooLong: 'Please write your nationality in at most 100 characters',
  serviceTooLong: 'Please name the service in at most 200 characters',
  descriptionTooLong: (max: number) => `Please write at most ${max.toLocaleString('en')} characters`,
  privacy: 'We use what you write to answer you, and erase it after two years.',
  success: 'We have received your request and will get back to you shortly.',
  failure: (officeEmail: string) =>
    `Form not received due to a submission error. Please email us at ${officeEmail}`,
} as const;
