const pattern = /^[A-Z]{2,5}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** The reference that the address of a thank-you page carries; nothing if what stands there is none. */
export const readReference = ({ searchParams }: URL): string | undefined =>
  pattern.exec(searchParams.get('reference') ?? '')?.[0];
