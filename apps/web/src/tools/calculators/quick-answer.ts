import { follow } from './quick-follow.ts';

/** Comes with the first focus in a tool block; what was typed meanwhile is answered at once. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-quick]')) void follow(form);
