/**
 * How patiently a test asks again for what another process does by itself. Far beyond what is promised, since the
 * other tests take the same cores: how long it really takes is measured by `bin/bench growth` and `bin/bench contact`.
 */
export const pollOptions = { timeout: 60_000, interval: 50 } as const;
