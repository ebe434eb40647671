import { addDays } from '@majak/law/dates';
import { answersOfProceedings } from '../answers-of-proceedings.ts';
import { czechDocument } from '../czech-document.ts';
import { sampleWriter } from '../writer-fields.ts';
import { questionChecks } from './question-checks.ts';
import { type Question, questionForm } from './question-form.ts';
import { questionView } from './question-view.ts';

export const questionOnDecision = czechDocument<Question>({
  slug: 'question-on-decision',
  title: 'Letter asking when they will decide, in English and Czech',
  lead: 'While you’re waiting, you can ask the office how things stand and when it will decide. It’s the gentler step before a request against inactivity.',
  page: '/official-document-generator/question-on-decision',
  form: questionForm,
  ofProceedings: (known) => {
    const { stopped: _, ...answers } = answersOfProceedings(known);
    return answers;
  },
  checks: questionChecks,
  view: questionView,
  sample: (today) => ({
    applicant: sampleWriter,
    fileNumber: 'OAM-4242/DP-2026',
    applied: 'residence',
    filedOn: addDays(today, -50),
    workplace: 'OAMP Vzorové město, Vymyšlená 1 (invented)',
    asksMissing: true,
    replyTo: 'alex.sample@example.com',
    place: 'Praha',
    signedOn: today,
  }),
});
