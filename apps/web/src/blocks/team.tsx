import { Section } from '@majak/ui/section';
import { Picture } from '../pictures/picture.tsx';
import { type PictureRelation, storedPicture } from '../pictures/stored-picture.ts';
import { BlockHeading } from './block-heading.tsx';
import { Paragraphs } from './paragraphs.tsx';

type Person = {
  name: string;
  role: string;
  text?: string | null;
  languages?: string | null;
  photo?: PictureRelation;
  id?: string | null;
};
export type TeamProps = { title: string; lead?: string | null; people: readonly Person[] };

const initials = (name: string | null | undefined): string =>
  (name ?? '')
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('');

/** A face, or the initials. */
const Face = ({ name, photo }: Pick<Person, 'name' | 'photo'>) => {
  const stored = storedPicture(photo);
  return (
    <span className="grid size-18 place-items-center overflow-hidden rounded-full border border-edge font-heading text-subheading font-semibold">
      {stored ? (
        <Picture media={{ ...stored, alt: '' }} sizes="4.5rem" className="size-full object-cover" />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  );
};

const Card = ({ name, role, text, languages, photo }: Person) => (
  <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 border-t border-line pt-6">
    <Face name={name} photo={photo} />
    <div className="min-w-0">
      <h3 className="text-subheading">{name}</h3>
      <p className="text-small text-text-muted">{role}</p>
      <div className="mt-3 max-w-measure">
        <Paragraphs text={text} />
      </div>
      {languages ? <p className="mt-3 text-small text-text-muted">Speaks {languages}</p> : null}
    </div>
  </li>
);

/** Who does the work: a face or the initials, what they do, the languages they speak. */
export const Team = ({ title, lead, people }: TeamProps) => (
  <Section>
    <BlockHeading title={title} lead={lead} />
    <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
      {people.map((person) => (
        <Card key={person.id ?? person.name} {...person} />
      ))}
    </ul>
  </Section>
);
