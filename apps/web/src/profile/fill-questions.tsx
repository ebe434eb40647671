import { partiesIn } from '@majak/tools/profile/party-facts';
import type { Somebody } from '@majak/tools/profile/people';
import { SelectField } from '@majak/ui/select-field';
import type { LiveForm } from '../form/use-form.ts';

const nameOf = ({ role, name }: Somebody): string => (name ? `${role}: ${name}` : role);

type WhichPartyProps = {
  live: Pick<LiveForm, 'form' | 'prefix'>;
  you: string | undefined;
  setYou: (you: string) => void;
  /** What its id ends with: it may be asked twice on a page. */
  id: string;
};

/** Which party of a contract the visitor is; not asked where there is one. */
export function WhichParty({ live, you, setYou, id }: WhichPartyProps) {
  const parties = partiesIn(live.form.fields);
  if (parties.length < 2) return null;
  return (
    <SelectField
      id={`${live.prefix}profile-${id}`}
      name={`profile-${id}`}
      form="none"
      label="Which of them are you?"
      options={parties.map(({ at, label }) => ({ value: at, label }))}
      value={you ?? ''}
      onChange={(event) => setYou(event.currentTarget.value)}
    />
  );
}

type WhomProps = {
  people: readonly Somebody[];
  about: string;
  setAbout: (about: string) => void;
  prefix: string;
};

/** Of whom a form asks. */
export const Whom = ({ people, about, setAbout, prefix }: WhomProps) => (
  <SelectField
    id={`${prefix}profile-about`}
    name="profile-about"
    form="none"
    label="Who is this form about?"
    options={people.map((one) => ({ value: one.at, label: nameOf(one) }))}
    value={about}
    onChange={(event) => setAbout(event.currentTarget.value)}
  />
);

type WhoElseProps = {
  people: readonly Somebody[];
  chosen: readonly string[];
  setChosen: (chosen: readonly string[]) => void;
};

/** Who of the family stands in a table of people. */
export const WhoElse = ({ people, chosen, setChosen }: WhoElseProps) => (
  <fieldset className="grid">
    <legend className="font-semibold">Who is it for?</legend>
    {people.map((one) => (
      <label key={one.at} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          form="none"
          checked={chosen.includes(one.at)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(
              people.map(({ at }) => at).filter((at) => (at === one.at ? checked : chosen.includes(at))),
            )
          }
          className="tick mt-[0.15em] size-5.5"
        />
        <span className="wrap-anywhere">{nameOf(one)}</span>
      </label>
    ))}
  </fieldset>
);
