const lineLength = 76;

type Entry = [before: string, value: unknown];

/** What lies within brackets, each with what is written before it; nothing for a plain value. */
function entriesOf(value: unknown): { open: string; close: string; entries: Entry[] } | undefined {
  if (Array.isArray(value)) return { open: '[', close: ']', entries: value.map((one): Entry => ['', one]) };
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).map(([name, one]): Entry => [`${JSON.stringify(name)}: `, one]);
  return { open: '{', close: '}', entries };
}

function inOneLine(value: unknown): string {
  const inside = entriesOf(value);
  if (!inside) return JSON.stringify(value);
  const { open, close, entries } = inside;
  if (entries.length === 0) return open + close;
  const pad = open === '{' ? ' ' : '';
  return `${open}${pad}${entries.map(([before, one]) => before + inOneLine(one)).join(', ')}${pad}${close}`;
}

/** JSON for people: what fits stays on one line, what does not is broken and indented. */
export function formatJson(value: unknown, indent = '', before = ''): string {
  const inside = entriesOf(value);
  const line = inOneLine(value);
  if (!inside || indent.length + before.length + line.length <= lineLength) return line;
  const deeper = `${indent}  `;
  const lines = inside.entries.map(([name, one]) => `${deeper}${name}${formatJson(one, deeper, name)}`);
  return `${inside.open}\n${lines.join(',\n')}\n${indent}${inside.close}`;
}
