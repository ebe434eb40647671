import { choice } from '../form/kinds/choice.ts';
import { number } from '../form/kinds/number.ts';
import { text } from '../form/kinds/text.ts';
import { asked, kind } from './case-change-kind.ts';

/** What a client does so that others can follow their case, or their own calendar can. */
export const linkChanges = {
  'link-made': kind({
    form: asked('link-made', {
      label: text({
        label: 'Who it’s for',
        hint: 'So you recognise it later: “My employer”, “Ben”',
        maxLength: 60,
        missing: 'Say who the link is for',
        personal: true,
      }),
      days: choice({
        label: 'How long it works',
        options: [
          { value: 7, label: 'A week' },
          { value: 30, label: '30 days' },
          { value: 90, label: '90 days' },
        ],
        start: 30,
      }),
    }),
    does: 'Share this case',
    happened: 'You shared your case by a link',
    noted: 'The case was shared by a link',
    by: ['client'],
  }),
  'calendar-made': kind({
    form: asked('calendar-made', {}),
    does: 'Make a calendar address',
    happened: 'You made an address for your calendar',
    noted: 'An address for a calendar was made',
    by: ['client'],
  }),
  'link-withdrawn': kind({
    form: asked('link-withdrawn', {
      link: number({ label: 'Number of the link', min: 2, max: 100_000, missing: 'Say which link' }),
    }),
    does: 'Withdraw the link',
    happened: 'A link to your case was withdrawn',
    noted: 'A link was withdrawn',
    by: ['client', 'agency'],
    tells: 'the client',
  }),
};
