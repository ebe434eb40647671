import { importsOf } from './imports.ts';

/** A path without what an import may leave out: `packages/tools/x` is `packages/tools/src/x.ts`. */
const fileAt = (to: string, files: ReadonlySet<string>): string | undefined => {
  const place = to.replace(/^(packages\/(?:tools|ui))\/(?!src\/)/, '$1/src/');
  return [place, `${place}.ts`, `${place}.tsx`].find((file) => files.has(file));
};

/**
 * Files that import each other, directly or by way of others, types too: each circle once, in order (Tarjan's strongly
 * connected components).
 */
export function circlesIn(
  paths: readonly string[],
  importsIn: (file: string) => readonly { to: string }[] = importsOf,
): string[][] {
  const files = new Set(paths);
  const [found, lowest] = [new Map<string, number>(), new Map<string, number>()];
  const [open, circles]: [string[], string[][]] = [[], []];
  const visit = (file: string): number => {
    const at = found.size;
    found.set(file, at);
    lowest.set(file, at);
    open.push(file);
    const targets = importsIn(file).flatMap(({ to }) => fileAt(to, files) ?? []);
    for (const to of targets) {
      const reached = found.has(to) ? (open.includes(to) ? found.get(to) : undefined) : visit(to);
      lowest.set(file, Math.min(lowest.get(file) ?? at, reached ?? at));
    }
    if (lowest.get(file) === at) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || targets.includes(file)) circles.push(circle.sort());
    }
    return lowest.get(file) ?? at;
  };
  for (const file of paths) if (!found.has(file)) visit(file);
  return circles;
}
