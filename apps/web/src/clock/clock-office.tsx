import { type Office, surenesses } from '@majak/law/legal-clock';
import type { ClockReading } from '@majak/law/run-clock';
import { formatDate } from '@majak/ui/format-date';
import { unbrokenPlace } from './unbroken-place.ts';

type Props = {
  reading: Pick<ClockReading, 'office' | 'whenLate'>;
  today: string;
};

/** Who decides on an application, and what can be done once their time is over. */
export function ClockOffice({ reading: { office, whenLate }, today }: Props) {
  const { from, superior, what, places, sureness } = whenLate;
  return (
    <dl className="grid max-w-measure gap-5">
      <div>
        <dt className="font-semibold">Who decides</dt>
        <dd className="mt-1">
          <OfficeName office={office} /> If an embassy took your application, this is still who decides.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">
          {from && from <= today ? 'Now that the time is up' : 'When the time is up'}
        </dt>
        <dd className="mt-1">
          {from && from > today ? `That’s from ${formatDate(from)}. ` : ''}
          {what}
        </dd>
        <dd className="mt-2 text-small text-text-muted">
          <OfficeName office={superior} /> {[...places, ...superior.places].map(unbrokenPlace).join('; ')}
          {sureness === 'stated' ? '' : ` How sure it is: ${surenesses[sureness]}.`}
        </dd>
      </div>
    </dl>
  );
}

const OfficeName = ({ office: { name, officialName, language, dataBox } }: { office: Office }) => (
  <>
    {name} (<span lang={language}>{officialName}</span>
    {dataBox ? `, data box ${dataBox}` : ''}).
  </>
);
