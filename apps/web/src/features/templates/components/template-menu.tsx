import { fill } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { EllipsisVertical } from 'lucide-react';
import { deferLayer, OnDemand } from '../../../lib/on-demand/on-demand.tsx';
import { RestingMenuButton } from '../../../lib/on-demand/resting-menu-button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { type Template, templateTitle } from '../model/template.ts';

const menuLayer = deferLayer(() => import('./template-menu-layer.tsx'));

interface TemplateMenuProps {
  template: Template;
  /** One of many: drawn as a plain button until it is wanted. */
  isInList?: boolean;
}

/** Everything that can be done with a template, wherever it is shown. */
export function TemplateMenu({ template, isInList = false }: TemplateMenuProps) {
  const label = fill(templatesPageTexts.actionsFor, { title: templateTitle(template) });
  const look = { label, variant: 'quiet', size: isInList ? 'sm' : 'md' } as const;
  return (
    <OnDemand
      layer={menuLayer}
      popup="menu"
      resting={isInList ? <RestingMenuButton {...look} /> : undefined}
      layerProps={{
        template,
        trigger: <IconButton {...look} icon={<EllipsisVertical />} hasTooltip={false} />,
      }}
    />
  );
}
