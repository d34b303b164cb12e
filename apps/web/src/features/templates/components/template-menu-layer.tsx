import { fill } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { Copy, Images, Pencil, Target, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type LayerProps, useMenuOnArrival } from '../../../lib/on-demand/on-demand.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MenuSeparator } from '../../../ui/overlays/menu-separator.tsx';
import { useDeleteTemplate } from '../api/delete-template.ts';
import { useDuplicateTemplate } from '../api/duplicate-template.ts';
import { type Template, templateTitle } from '../model/template.ts';
import { templateAdsHref, templateHref } from '../model/template-href.ts';

interface TemplateMenuLayerProps extends LayerProps {
  template: Template;
}

export default function TemplateMenuLayer({
  template,
  trigger,
  menuFocus,
}: TemplateMenuLayerProps) {
  const opening = useMenuOnArrival(menuFocus);
  const [isAsking, setAsking] = useState(false);
  const duplicate = useDuplicateTemplate();
  const remove = useDeleteTemplate();
  const title = templateTitle(template);
  const { campaignsCount: n } = template;
  return (
    <>
      <Menu {...opening} trigger={trigger} placement="bottom end">
        <MenuItem id="edit" icon={<Pencil />} href={templateHref(template)}>
          {templatesPageTexts.edit}
        </MenuItem>
        <MenuItem id="ads" icon={<Images />} href={templateAdsHref(template)}>
          {templatesPageTexts.editAds}
        </MenuItem>
        {template.kind === 'custom' ? (
          <MenuItem
            id="type"
            icon={<Target />}
            href={{
              to: '/presets/templates/custom-templates/edit/$templateId',
              params: { templateId: template.id },
            }}
          >
            {templatesPageTexts.changeType}
          </MenuItem>
        ) : null}
        <MenuItem id="duplicate" icon={<Copy />} onAction={() => duplicate(template)}>
          {templatesPageTexts.duplicate}
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" icon={<Trash2 />} tone="danger" onAction={() => setAsking(true)}>
          {templatesPageTexts.delete}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={fill(templatesPageTexts.deleteTitle, { title })}
        confirmLabel={templatesPageTexts.deleteConfirm}
        tone="danger"
        isLoading={remove.isPending}
        onConfirm={() =>
          remove.isPending || remove.mutate(template, { onSettled: () => setAsking(false) })
        }
      >
        {n === 0
          ? templatesPageTexts.deleteUnused
          : fill(templatesPageTexts.deleteConsequence, { n })}
      </ConfirmDialog>
    </>
  );
}
