/** Default templates are one per function group; custom ones are made by hand and have a title. */
export const templateKinds = ['default', 'custom'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** The kind that a part of a path speaks of: what does not say default is about a custom template. */
export const kindInPath = (part: string): TemplateKind =>
  part.startsWith('default') ? 'default' : 'custom';
