import { Button } from '@payloadcms/ui';
import type { DeskParts } from './case-desk-parts.ts';
import { dayInWords } from './day-in-words.ts';

/** What the agency has to do, what is open first. */
export const CaseTasks = ({ desk: { tasks }, send }: DeskParts) =>
  tasks.length === 0 ? null : (
    <section aria-labelledby="case-tasks">
      <h2 id="case-tasks">Tasks</h2>
      <ul className="case-desk__list">
        {tasks
          .toSorted((one, other) => Number(one.done) - Number(other.done))
          .map(({ number, title, due, done }) => (
            <li key={number} className="case-desk__row">
              <span>{done ? <s>{title}</s> : title}</span>
              {due ? <span className="case-desk__quiet">by {dayInWords(due)}</span> : null}
              {done ? null : (
                <Button
                  size="small"
                  buttonStyle="secondary"
                  margin={false}
                  onClick={() =>
                    void send({ kind: 'task-done', answers: { task: number }, key: crypto.randomUUID() })
                  }
                >
                  Done
                </Button>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
