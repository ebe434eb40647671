import { lostLetters } from '@majak/tools/documents/lost-letters';
import type { Fault } from '@majak/tools/form/fault';

/** What fonts have no letters for is refused before it is drawn: a document for archives has no question marks instead. */
export function lettersFault(content: unknown): Fault | undefined {
  const lost = lostLetters(content);
  return lost && { field: lost.field, code: 'custom', message: lost.says };
}
