import { expect, test } from 'vitest';
import { optionalLongText } from '../../form/kinds/long-text.ts';
import { optionalText } from '../../form/kinds/text.ts';
import { enquiryForm } from './enquiry-form.ts';

test('whatever a matter needs to be known is erased in time, without saying so', () => {
  const { fields } = enquiryForm({
    key: 'tried',
    message: { label: 'Message', hint: '' },
    asks: {
      story: optionalLongText({ label: 'Your story', maxLength: 100 }),
      town: optionalText({ label: 'Town' }),
    },
  });
  expect([fields.story?.personal, fields.town?.personal]).toEqual([true, true]);
});
