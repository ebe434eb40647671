import { readBytes } from './read-bytes.ts';

/**
 * Reads a body as text, up to a limit.
 * @returns nothing when it is longer, whatever its header says, or when the connection ends before it does.
 */
export async function readText(
  source: Pick<Request | Response, 'body' | 'headers'>,
  maxBytes: number,
): Promise<string | undefined> {
  return (await readBytes(source, maxBytes))?.toString('utf8');
}
