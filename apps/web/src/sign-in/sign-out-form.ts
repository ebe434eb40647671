import { readText } from '@majak/desk/ports/read-text';
import { clientAreaPath } from '@majak/desk/sign-in/return-address';

/** Where somebody is who has just signed out. */
export const signedOutPath = `${clientAreaPath}?signed-out`;
const maxBytes = 1024;

/** Whether a button of this name was pressed. */
export const isSignOutForm = async (request: Request, name: string): Promise<boolean> =>
  new URLSearchParams((await readText(request, maxBytes)) ?? '').has(name);
