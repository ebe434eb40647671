/** What is wrong with one answer: the path of its field, such as `lines.2.quantity`, a code for programs, words for people. */
export type Fault = { field: string; code: string; message: string };

export type ParseResult<Value> = { ok: true; value: Value } | { ok: false; faults: readonly Fault[] };

type Issue = { code?: string; path: PropertyKey[]; message: string; keys?: string[] };

/** The faults of what a schema refused. @param whole Said of what is no object at all. */
export const faultsOf = (issues: readonly Issue[], whole = 'Send an object with the inputs'): Fault[] =>
  issues.flatMap(({ code = 'invalid', path, message, keys = [] }) => {
    const field = path.join('.');
    if (code === 'unrecognized_keys')
      return keys.map((key) => ({
        field: [...path, key].join('.'),
        code,
        message: 'This field is not known',
      }));
    return [{ field: field || 'body', code, message: field ? message : whole }];
  });

/** The first fault of each field. */
export const firstFaults = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ field }, at) => faults.findIndex((other) => other.field === field) === at);
