import { optionalCode } from '../../../../form/kinds/code.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';
import { healthInsurer } from '../fields/health-insurer.ts';

const insurer = healthInsurer({
  label: 'Your Czech public health insurer',
  hint: 'EU citizens who start a trade here choose one now. On a visa you usually have commercial insurance instead.',
  missing: 'Choose your health insurer',
  other: { value: 'none', label: 'None, or commercial insurance' },
});

/** The insurer that the notice of entry into the flat-rate tax names (act 586/1992, section 38lc(5)). */
export const healthInsurerPage: Page = {
  key: 'health-insurer',
  title: 'Your health insurer',
  why: 'One sum covers tax and both insurances, so the notice has to say where you’re insured (section 38lc(5)).',
  fields: { insurer: requiredWhen(({ registration }) => registration === 'flatRate', insurer) },
};

/** What the self-employed tell the insurers; with a trade licence, on the same form (act 455/1991, section 45a). */
export const insurancesPage: Page = {
  key: 'insurances',
  title: 'Insurance',
  why: 'The start of your business is reported to social security and to your health insurer too. The trade office can pass both on (section 45a of act 455/1991).',
  fields: {
    insurer,
    mainActivity: choose({
      label: 'Will the business be your main activity?',
      hint: 'If you also have a job, for example, it’s a secondary one, and you may pay less to social security.',
      missing: 'Choose whether the business will be your main activity',
      options: [
        { value: 'main', label: 'Yes' },
        { value: 'job', label: 'No, I have a job too' },
        { value: 'other', label: 'No, I study, look after a child or get a pension' },
      ],
      fact: 'business.main',
    }),
    sickness: answeredYesNo({
      label: 'Do you want voluntary sickness insurance?',
      hint: 'It pays sick pay and maternity benefit. You pay for it every month.',
      missing: 'Choose whether you want sickness insurance',
    }),
    insuredNumber: optionalCode({
      label: 'Your insurance number',
      hint: 'It’s on your insurer’s card. Leave it empty if you have none.',
      maxLength: 20,
      fact: 'person.insurance.number',
    }),
  },
};
