import { optionalChoice } from '../../form/kinds/choice.ts';

/** How Czech speaks of somebody, as a field; left out, the masculine stands in the document. @param words `nájemce`, `nájemkyně`, where the role is known. */
export const sexField = ({
  label,
  fact,
  words,
}: {
  label: string;
  fact?: string;
  words?: readonly [string, string];
}) =>
  optionalChoice({
    label,
    hint: 'If you leave it open, the document uses the Czech words for a man.',
    options: [
      { value: 'male', label: words ? `Masculine (${words[0]})` : 'Masculine' },
      { value: 'female', label: words ? `Feminine (${words[1]})` : 'Feminine' },
    ],
    ...(fact ? { fact } : {}),
  });
