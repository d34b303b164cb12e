import { fill } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { Copy, EllipsisVertical, Images, Pencil, Target, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ButtonProps } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MenuSeparator } from '../../../ui/overlays/menu-separator.tsx';
import { useDeleteTemplate } from '../api/delete-template.ts';
import { useDuplicateTemplate } from '../api/duplicate-template.ts';
import { type Template, templateTitle } from '../model/template.ts';
import { templateAdsHref, templateHref } from '../model/template-href.ts';

interface TemplateMenuProps {
  template: Template;
  size?: ButtonProps['size'];
}

/** Everything that can be done with a template, wherever it is shown. */
export function TemplateMenu({ template, size }: TemplateMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const duplicate = useDuplicateTemplate();
  const remove = useDeleteTemplate();
  const title = templateTitle(template);
  const label = fill(templatesPageTexts.actionsFor, { title });
  const { campaignsCount: n } = template;
  return (
    <>
      <Menu
        label={label}
        placement="bottom end"
        trigger={
          <IconButton
            icon={<EllipsisVertical />}
            label={label}
            size={size}
            hasTooltip={false}
            variant="quiet"
          />
        }
      >
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
