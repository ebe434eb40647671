/** Thrown at what is no picture we take; its message says in words what a logo must be. */
export class BrokenLogo extends Error {}
