/** The name of the control that carries files without a script, beside the field that lists what was kept of them. */
export const fileControl = {
  nameOf: (wireName: string): string => `file:${wireName}`,
  fieldOf: (name: string): string | undefined =>
    name.startsWith('file:') ? name.slice('file:'.length) : undefined,
} as const;
