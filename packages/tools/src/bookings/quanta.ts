/** The smallest piece of time that is given away: lengths, breaks and starts are whole numbers of them. */
export const quantumMinutes = 5;

export const minuteMs = 60_000;
const quantumMs = quantumMinutes * minuteMs;

/** The pieces of time that a meeting takes with the break after it, counted from 1970, in order. */
export const quantaOf = (startMs: number, minutes: number): number[] => {
  const first = Math.floor(startMs / quantumMs);
  const after = Math.ceil((startMs + minutes * minuteMs) / quantumMs);
  return Array.from({ length: after - first }, (_, at) => first + at);
};

/** The moment at which a piece begins. */
export const quantumStart = (quantum: number): number => quantum * quantumMs;
