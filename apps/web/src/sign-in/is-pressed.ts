import { readText } from '@majak/desk/ports/read-text';

const maxBytes = 1024;

/** Whether a plain form was posted with a button or a box of this name. */
export const isPressed = async (request: Request, name: string): Promise<boolean> =>
  new URLSearchParams((await readText(request, maxBytes)) ?? '').has(name);
