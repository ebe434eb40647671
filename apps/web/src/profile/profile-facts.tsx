import type { Profile } from '@majak/tools/profile/profile';
import { Details } from '@majak/ui/details';
import { useMemo, useState } from 'react';
import { ChoiceField } from '../form/choice-field.tsx';
import { CountryField } from '../form/country-field.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { GroupField } from '../form/group-field.tsx';
import { RowsField } from '../form/rows-field.tsx';
import { SingleLineField } from '../form/single-line-field.tsx';
import { type FormScreen, useFormValidation } from '../form/use-form-validation.ts';
import { YesNoField } from '../form/yes-no-field.tsx';
import type { FactUses } from './fact-uses.ts';
import { type ProfileSection, profileParts, shownForm, wholeNames } from './profile-sections.ts';
import { useProfileForm } from './use-profile-form.ts';

const drawing = {
  kinds: {
    text: SingleLineField,
    day: SingleLineField,
    choice: ChoiceField,
    country: CountryField,
    yesNo: YesNoField,
    group: GroupField,
    rows: RowsField,
  },
};

/** Everything that is known, to be changed; it is kept as it is typed. */
export function ProfileFacts({ profile, uses }: { profile: Profile; uses: FactUses }) {
  const names = useWholeNames(profile);
  const form = useMemo(() => shownForm({ uses, names }), [uses, names]);
  const live = useProfileForm(form, profile);
  const { screen } = useFormValidation(form, live);
  return (
    <form id="profile" noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-12">
      {profileParts(form.fields).map(({ title, sections }) => (
        <section key={title} aria-label={title}>
          <h2 className="text-heading">{title}</h2>
          <div className="mt-3 border-t border-line">
            {sections.map((section) => (
              <Section key={section.above} section={section} screen={screen} />
            ))}
          </div>
        </section>
      ))}
    </form>
  );
}

/** A whole name that was there once stays in sight while it is changed. */
function useWholeNames(profile: Profile): readonly string[] {
  const [names, setNames] = useState(() => wholeNames(profile));
  const others = wholeNames(profile).filter((path) => !names.includes(path));
  if (others.length > 0) setNames([...names, ...others]);
  return names;
}

const factsIn = (typed: FormScreen['typed'], { above, fields }: ProfileSection): number =>
  Object.entries(typed).filter(
    ([path, text]) =>
      path.startsWith(above) &&
      text.trim() !== '' &&
      (path.slice(above.length).split('.')[0] ?? '') in fields,
  ).length;

function Section({ section, screen }: { section: ProfileSection; screen: FormScreen }) {
  const known = factsIn(screen.typed, section);
  return (
    <Details
      summary={
        <>
          {section.title}
          <span className="font-normal text-text-muted">
            {known === 0 ? ', nothing yet' : `, ${known} ${known === 1 ? 'fact' : 'facts'}`}
          </span>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6 text-text">
        <FormFields screen={screen} drawing={drawing} fields={section.fields} above={section.above} />
      </div>
    </Details>
  );
}
