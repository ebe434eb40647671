/** What an operation that can fail in an expected way answers: a value, or an error in words for the person who asked. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; error: string };

/** A result that went well. */
export const done = <Value>(value: Value): Result<Value> => ({ ok: true, value });
/** A result that did not, and why. */
export const failed = (error: string): Result<never> => ({ ok: false, error });
