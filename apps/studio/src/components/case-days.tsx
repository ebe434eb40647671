import type { DeskView } from '@majak/desk/cases/desk-view-schema';
import { dayInWords } from './day-in-words.ts';

/** What is to be done about a case by when, in the words that its client reads. */
export const CaseDays = ({ ahead }: Pick<DeskView, 'ahead'>) =>
  ahead.length === 0 ? null : (
    <section aria-labelledby="case-days">
      <h2 id="case-days">Days ahead</h2>
      <p className="case-desk__quiet">
        The client reads them like this, on their page and in their calendar.
      </p>
      <ul className="case-desk__list">
        {ahead.map(({ day, title }) => (
          <li key={`${day} ${title}`} className="case-desk__day">
            <time dateTime={day}>{dayInWords(day)}</time>
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
