import { countedAnswers } from './advance.ts';
import { BackButton } from './back-button.tsx';
import type { LiveApplication } from './use-application.ts';

/** Why these answers can't lead to the application, and what can be done instead. */
export function RefusalPage({ live }: { live: LiveApplication }) {
  const { form, refuse } = live.application;
  const refusal = refuse?.(countedAnswers(form, live.live.given));
  if (!refusal) return null;
  return (
    <>
      <BackButton />
      <h1 className="mt-5">{refusal.title}</h1>
      <div className="mt-6 grid gap-4">
        {refusal.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <h2 className="mt-10 text-heading">What you can do instead</h2>
      <ul className="mt-4 grid list-disc gap-2 pl-6">
        {refusal.instead.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="link">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-text-muted">If an answer was wrong, go back and change it. Nothing is lost.</p>
    </>
  );
}
