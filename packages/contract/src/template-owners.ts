import { type TemplateKind, templateKinds } from '@posthorn/domain';

/** How addresses call the templates of each kind. Without zod, because screens name them too. */
export const templateOwners = {
  default: 'templates',
  custom: 'customTemplates',
} as const satisfies Record<TemplateKind, string>;
export type TemplateOwner = (typeof templateOwners)[TemplateKind];

const kinds = Object.fromEntries(
  templateKinds.map((kind) => [templateOwners[kind], kind]),
) as Record<TemplateOwner, TemplateKind>;

/** The kind of template that an address speaks of. */
export const kindOfOwner = (owner: TemplateOwner): TemplateKind => kinds[owner];
