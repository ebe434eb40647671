import type { PassportNotes } from './passport-notes.ts';

/** What the passport alone says, right below the question where somebody is from. */
export const PassportAnswer = ({ country, notes }: PassportNotes) => (
  <section
    aria-labelledby="passport-answer"
    className="mt-6 max-w-3xl rounded-lg border border-edge p-5 md:p-6"
  >
    <h2 id="passport-answer" className="text-subheading">
      Your passport: {country}
    </h2>
    <ul className="mt-3 grid list-disc gap-1.5 pl-5">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
    <p className="mt-4 text-small">
      <a href="/plan" className="link">
        Make a plan
      </a>{' '}
      for your own case: the permit, the cost and the dates, with the sections of the law.
    </p>
  </section>
);
