import type { TemplateKind } from '@posthorn/domain';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
import { folderOf, type Template } from './template.ts';

const inFolder = ({ kind, id }: Pick<Template, 'kind' | 'id'>) => ({
  templates: folderOf(kind),
  templateId: id,
});

/** The settings of a template, above its ads. */
export const templateHref = (template: Pick<Template, 'kind' | 'id'>) =>
  ({
    to: '/presets/templates/$templates/$templateId/template-details',
    params: inFolder(template),
  }) as const satisfies PageAddress;

export const templateAdsHref = (template: Pick<Template, 'kind' | 'id'>): PageAddress => ({
  to: '/presets/templates/$templates/$templateId/template-details/ads',
  params: inFolder(template),
});

export const templatesHref = (kind: TemplateKind): PageAddress => ({
  to: `/presets/templates/${folderOf(kind)}`,
});
