/** What is smaller may share its memory with others, and is not worth it. */
const leastBytes = 1024 * 1024;

/**
 * Gives the memory of large bytes back at once: the collector of rubbish comes late for what is not on its heap. They are
 * empty afterwards, and so is whatever looks at the same memory.
 */
export function releaseBytes({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength >= leastBytes) buffer.transfer(0);
}
