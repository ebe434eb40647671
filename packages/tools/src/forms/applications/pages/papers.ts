import { uploads } from '../../../form/kinds/uploads.ts';
import type { Page } from '../application-form.ts';

/** Papers that the office wants, as far as somebody has them by now: nobody is kept from sending without. @param hint Which. */
export const papersPage = (hint: string): Page => ({
  key: 'papers',
  title: 'Papers you already have',
  why: 'With a scan we check names and dates before we file anything, and don’t have to ask you again.',
  fields: {
    papers: uploads({
      label: 'Scans or photos',
      hint: `${hint} You can send them later too.`,
      max: 4,
    }),
  },
});
