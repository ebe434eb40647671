import type { DeskView } from '@majak/desk/cases/desk-view-schema';
import { waits } from './case-standing.tsx';
import { dayInWords } from './day-in-words.ts';

type Member = DeskView['family'][number];

/** Everybody of a family side by side: where each stands, by when the office has to decide, and what comes next. */
export const CaseFamily = ({ family }: { family: readonly Member[] }) =>
  family.length === 0 ? null : (
    <section aria-labelledby="case-family">
      <h2 id="case-family">Family</h2>
      <ul className="case-desk__board">
        {family.map((member) => (
          <li key={member.id} aria-current={member.isThis ? 'true' : undefined}>
            <p>
              {member.isThis ? (
                <strong>{member.name}</strong>
              ) : (
                <a href={`/admin/collections/cases/${member.id}`}>{member.name}</a>
              )}
              {member.isThis ? <span className="case-desk__quiet"> · this case</span> : null}
            </p>
            <p className="case-desk__quiet">{member.permit}</p>
            <p>
              <strong>{member.state}</strong> · {waits[member.actor]}
            </p>
            {member.decideBy ? (
              <p>
                To be decided by {dayInWords(member.decideBy)}
                {member.late ? <strong>: the office is late</strong> : null}
              </p>
            ) : null}
            {member.next ? <p>{member.next}</p> : null}
            {member.ahead ? (
              <p>
                {dayInWords(member.ahead.day)}: {member.ahead.title}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
