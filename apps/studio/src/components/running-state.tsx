import type { Check } from '@majak/desk/health/checks';

const marks = { ok: 'Fine', warning: 'Look at it', fault: 'Not working' } as const;
const weight = { fault: 0, warning: 1, ok: 2 } as const;

/** How the parts that nobody looks at are, the gravest first: an alert in red while one of them does not work. */
export function RunningState({ checks }: { checks: Check[] }) {
  const isWell = checks.every(({ state }) => state !== 'fault');
  const gravestFirst = [...checks].sort((a, b) => weight[a.state] - weight[b.state]);
  return (
    <section
      className={`welcome__state${isWell ? '' : ' welcome__state--fault'}`}
      role={isWell ? undefined : 'alert'}
    >
      <h2>{isWell ? 'The product is running' : 'Something isn’t working'}</h2>
      {!isWell && <p>Tell the person who runs this site. Until it’s fixed, requests may be late or lost.</p>}
      <ul>
        {gravestFirst.map(({ name, state, detail }) => (
          <li key={name} className={`welcome__check welcome__check--${state}`}>
            <strong>{marks[state]}</strong> {detail}.
          </li>
        ))}
      </ul>
    </section>
  );
}
