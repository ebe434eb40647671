import { followTyping } from './live-quick-result.ts';

/** Comes with the first focus in a tool block; what was typed meanwhile is answered at once. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-quick]')) void followTyping(form);
