import type { FieldTexts } from '@majak/tools/form/field-texts';

type Props = { typed: FieldTexts; drawn: readonly string[] };

/** What was answered on other pages goes along with a post: the server keeps none of it. */
export const CarriedTexts = ({ typed, drawn }: Props) => (
  <>
    {Object.entries(typed)
      .filter(([path, text]) => text !== '' && !drawn.includes(path.split('.', 1)[0] ?? ''))
      .map(([path, text]) => (
        <input key={path} type="hidden" name={path} value={text} />
      ))}
  </>
);
