import { createHash } from 'node:crypto';
import type { Answers, Fields } from '@majak/tools/form/field';
import { answersToTexts } from '@majak/tools/form/field-texts';
import { toWire } from '@majak/tools/form/wire-names';

/**
 * Fingerprint of answers, the same whatever their order, and whether they came as JSON or were typed into a plain form.
 * Made of the names on the wire: what was stored before answers had keys of their own is known again by it.
 */
export const fingerprint = (fields: Fields, answers: Answers): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(toWire(fields, answersToTexts(fields, answers))).sort(([a], [b]) =>
          a.localeCompare(b),
        ),
      ),
    )
    .digest('hex');
