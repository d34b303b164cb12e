import { campaignTypeSpecs } from '../campaign/type.ts';
import { templateMissing } from './missing.ts';
import { type Template, templateName } from './template.ts';

/** The columns by which the lists of templates can be sorted: what both kinds have, then their own. */
const templateSorts = ['state', 'runtime', 'budget', 'ads', 'campaigns', 'changed'] as const;
export const customTemplateSorts = ['title', 'type', ...templateSorts] as const;
export const defaultTemplateSorts = ['functionGroup', ...templateSorts] as const;
export type TemplateSort =
  | (typeof customTemplateSorts)[number]
  | (typeof defaultTemplateSorts)[number];
export type SortDirection = 'asc' | 'desc';

export interface SortableTemplate extends Template {
  adsCount: number;
  campaignsCount: number;
  isLeadformComplete: boolean;
  updatedAt: string;
}

/** What is compared; null where there is nothing. */
const keys: Record<TemplateSort, (template: SortableTemplate) => string | number | null> = {
  title: ({ title }) => title || null,
  type: ({ type }) => campaignTypeSpecs[type].label,
  runtime: ({ runtime }) => runtime,
  budget: ({ customTotalGrossBudget }) => customTotalGrossBudget,
  state: (template) => templateMissing(template).length,
  ads: ({ adsCount }) => adsCount,
  campaigns: ({ campaignsCount }) => campaignsCount,
  changed: ({ updatedAt }) => updatedAt,
  functionGroup: (template) => template.functionGroup && templateName(template),
};

/** Empty ones come last in both directions; among equals the name decides, then the id. */
export function sortedTemplates<T extends SortableTemplate>(
  templates: readonly T[],
  { by, direction }: { by: TemplateSort; direction: SortDirection },
): T[] {
  const keyOf = keys[by];
  const sign = direction === 'asc' ? 1 : -1;
  return templates.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if ((a === null) !== (b === null)) return a === null ? 1 : -1;
    return (
      sign * compared(a, b) ||
      compared(templateName(one), templateName(other)) ||
      compared(one.id, other.id)
    );
  });
}

function compared(a: string | number | null, b: string | number | null): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en', { sensitivity: 'base' });
}
