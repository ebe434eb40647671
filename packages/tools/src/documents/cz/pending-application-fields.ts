import { readOamNumber } from '@majak/law/cz/oam-number';
import type { Fault } from '../../form/fault.ts';
import { choice } from '../../form/kinds/choice.ts';
import { day } from '../../form/kinds/day.ts';
import { printedText } from '../../form/kinds/printed-text.ts';
import { allowUnknown } from '../../form/unknown-answer.ts';
import { inEach, shortBlank } from '../two-language-view.ts';
import { applicationIds, applications } from './applied-for.ts';

/** An application that waits at the ministry: what a letter about it asks. */
export const pendingApplication = {
  fileNumber: allowUnknown(
    printedText({
      label: 'File number',
      hint: 'On the papers from the office, such as OAM-12345/DP-2026',
      missing: 'Enter the file number',
      maxLength: 40,
      fact: 'permit.fileNumber',
    }),
  ),
  applied: choice({
    label: 'What you applied for',
    shown: 'select',
    options: applicationIds.map((value) => ({ value, label: applications[value].label })),
  }),
  filedOn: allowUnknown(
    day({
      label: 'When you filed it',
      missing: 'Enter when you filed it',
      near: true,
      fact: 'permit.filedOn',
    }),
  ),
};

type Numbered = { fileNumber: string | null };

/** A file number that is none of the ministry's is a slip. */
export const fileNumberFaults = ({ fileNumber }: Numbered): Fault[] =>
  fileNumber && !readOamNumber(fileNumber)
    ? [{ field: 'fileNumber', code: 'custom', message: 'File number: enter one such as OAM-12345/DP-2026' }]
    : [];

/** The file number as the ministry writes it. */
export const fileNumberIn = ({ fileNumber }: Numbered) =>
  inEach(readOamNumber(fileNumber ?? '')?.written ?? fileNumber, shortBlank);
