/** A document or a part of one in which nothing is null or missing that the defaults have. */
export function withDefaults<T extends object>(doc: T, defaults: Record<string, unknown>): T {
  const missing = Object.entries(defaults).filter(
    ([name]) => (Reflect.get(doc, name) ?? undefined) === undefined,
  );
  return Object.assign({ ...doc }, Object.fromEntries(missing));
}
